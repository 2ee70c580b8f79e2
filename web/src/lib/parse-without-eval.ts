/**
 * The content security policy forbids eval, which the parser would otherwise try for speed. It looks here for its
 * settings, so that pages without a form need not load it to be told.
 */
const settings = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
settings.__zod_globalConfig ??= {}
settings.__zod_globalConfig.jitless = true
