/**
 * The CSP forbids eval, which Zod would otherwise try for speed. Zod reads this global, so pages without a form need
 * not load it to configure it.
 */
const settings = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
settings.__zod_globalConfig ??= {}
settings.__zod_globalConfig.jitless = true
