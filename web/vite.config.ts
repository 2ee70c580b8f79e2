import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { replacePreloadHelper } from './replace-preload-helper.ts'
import { stripContract } from './strip-contract.ts'

// The server renders the style tags itself, not the router.
const unused = { 'process.env.TSS_INLINE_CSS_ENABLED': '"false"' }
const framework = /node_modules\/(react|react-dom|scheduler|@tanstack\/(?!react-query|query-core)[\w-]+)\//

/**
 * Small modules that load together share a chunk: each file costs a request, and its name costs bytes of the first script.
 * `staffUi` includes its dependencies, because size matters less at the clinic and chunks must not form a circle.
 */
const src = (files: string) => new RegExp(`/(?:web|contract)/src/(${files})[.\\w-]*$`)
const base = src(
  'ui/(class-names|button|icon|arrow-icons|navigation-icons|contact-icons|switch-theme|text-field|field-frame|field-error|control|length-counter|drawing|ui-link|render-link|brand-mark|note|stack|gap|spinner|state-icons|form-error|replay-early-input|replay-early-press|move-focus-to-heading|chunk-load-error|reload-button)|lib/(help-chat|render-external|use-form|page-title|cookie|redirect-path|session-flag)|brand|spaced-number|endpoint.ts',
)
const lists = src(
  'ui/(card|chip|section|badge|skeleton|delayed|pagination|page-window|search-field|kbd|thing-icons|action-icons|empty-state.tsx|empty-content|top-bar|key-value-list|columns|use-debounced|use-media)|lib/(sized-picture|format-day|format-ago|use-go-back|use-focus-target)|rupiah|zone.ts|duration',
)
const cache = src(
  'lib/(query-client|current-query-client|use-endpoint|wait-while-online)|app/(page-query-client|with-query-client|run-load)|shell-profile',
)
const query = new RegExp(`node_modules/@tanstack/(?:react-query|query-core)/|${cache.source}`)
const unpaid = src(
  '(order|payment|point).ts|ui/(use|format)-countdown|member/order/(use-passed-deadline|use-order-deadline)',
)
const publicSite = src('public/page/[^/]+|lib/(use-texts|path-with-query|prose)')
const signIn = src(
  'public/auth/(auth-frame|use-finish-login|login-screen.module)|lib/(load-code-entry|email-field)|ui/(password-field|eye-icons|split-frame)',
)
const staffUi = src(
  'ui/(button|icon|text-field|card|chip|badge|skeleton|pagination|search-field|kbd|action-icons|empty-state|dialog|confirm-dialog|radio-dot-class|page-loading|panel-layout|data-table|select-field|switch-field|side-panel|use-hotkey)|lib/staff/(staff-login-form|staff-area|use-staff-profile)|lib/(format-ago|use-endpoint)',
)
const alone = { includeDependenciesRecursively: false }
const shared: Record<string, { name: string; test: RegExp; includeDependenciesRecursively?: boolean }[]> = {
  client: [
    { name: 'base', test: base, ...alone },
    { name: 'lists', test: lists, ...alone },
    { name: 'query', test: query, ...alone },
    { name: 'unpaid', test: unpaid, ...alone },
    { name: 'zod', test: /node_modules\/zod\//, ...alone },
    { name: 'public-site', test: publicSite, ...alone },
    { name: 'sign-in', test: signIn, ...alone },
  ],
  staff: [{ name: 'staff-ui', test: staffUi }],
}

/** One build per audience, so that none loads code of another. */
const entries: Record<string, string> = {
  client: 'src/app/entry-browser.tsx',
  staff: 'src/app/entry-staff.tsx',
  gallery: 'src/app/entry-gallery.tsx',
}

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), stripContract(), replacePreloadHelper()],
  appType: 'custom',
  css: { modules: { generateScopedName: '[name]-[local]-[hash:base64:4]' } },
  ssr: command === 'build' ? { noExternal: true } : {},
  // The bundled renderer must not turn into React's development build when NODE_ENV is unset.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"', ...unused } : {},
  build: isSsrBuild
    ? {
        ssr: 'src/app/entry-server.tsx',
        target: 'node24',
        sourcemap: true,
        emptyOutDir: true,
      }
    : {
        manifest: true,
        assetsDir: `_app/${mode}`,
        copyPublicDir: mode === 'client',
        target: 'baseline-widely-available',
        // Browsers of the last two years know light-dark(); the fallback would send every colour twice.
        cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
        // The server writes the preload tags of the first view; a list of all other files would cost more than it
        // saves.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        reportCompressedSize: false,
        emptyOutDir: true,
        // An inlined file would be a data: URL, which the content security policy refuses for fonts.
        assetsInlineLimit: 0,
        rolldownOptions: {
          // Calls without side effects: unused endpoints are dropped.
          treeshake: { manualPureFunctions: ['endpoint', 'z', 'rowId', 'rowIdText', 'zoneValue'] },
          input: entries[mode] ?? Object.values(entries),
          output: {
            // Seven characters, because the first script names a hundred files.
            entryFileNames: `_app/${mode}/[name]-[hash:7].js`,
            chunkFileNames: `_app/${mode}/[name]-[hash:7].js`,
            assetFileNames: `_app/${mode}/[name]-[hash:7][extname]`,
            codeSplitting: {
              groups: [{ name: 'framework', test: framework }, ...(shared[mode] ?? [])],
            },
          },
        },
      },
}))
