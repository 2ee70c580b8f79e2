import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ownPreload } from './own-preload.ts'
import { lightContract } from './light-contract.ts'

// The router's own way of inlining styles; the server's head tags do that here.
const unused = { 'process.env.TSS_INLINE_CSS_ENABLED': '"false"' }
const framework = /node_modules\/(react|react-dom|scheduler|@tanstack\/(?!react-query|query-core)[\w-]+)\//

/**
 * Small parts that come together anyway come in one file: each file costs a request, and its name costs every visitor
 * some bytes of the first script. `base` stands in the frame of every page, `pieces` in nearly every list, `reading`
 * under every page of a member, `due` where something waits to be paid, `site` on every page of the public site,
 * `sign-in` on the pages that open an account. The staff's `desk` brings along all it needs itself: bytes count less at
 * the clinic, and files cannot form a circle.
 */
const src = (files: string) => new RegExp(`/(?:web|contract)/src/(${files})[.\\w-]*$`)
const base = src(
  'ui/(class-names|button|icon|arrow-icons|navigation-icons|contact-icons|switch-theme|text-field|field-frame|field-error|control|length-counter|drawing|ui-link|render-link|brand-mark|note|stack|gap|spinner|state-icons|form-error|replay-early-input|replay-early-press|move-focus-to-heading|chunk-load-error|reload-button)|lib/(help-chat|render-external|use-form|page-title|cookie|redirect-path|session-flag)|brand|spaced-number|endpoint.ts',
)
const pieces = src(
  'ui/(card|chip|section|badge|skeleton|delayed|pagination|page-window|search-field|kbd|thing-icons|action-icons|empty-state.tsx|empty-content|top-bar|key-value-list|columns|use-debounced|use-media)|lib/(sized-picture|format-day|format-ago|use-go-back|use-focus-target)|rupiah|zone.ts|duration',
)
const cache = src(
  'lib/(query-client|current-query-client|use-endpoint|wait-while-online)|app/(reads|with-reads|run-load)|shell-profile',
)
const reading = new RegExp(`node_modules/@tanstack/(?:react-query|query-core)/|${cache.source}`)
const due = src('(order|payment|point).ts|ui/(use|format)-countdown|member/order/(use-passed|use-deadline)')
const site = src('public/page/[^/]+|lib/(use-texts|path-with-query|prose)')
const signIn = src(
  'public/auth/(auth-frame|use-finish-login|login-screen.module)|lib/(load-code-entry|email-field)|ui/(password-field|eye-icons|split-frame)',
)
const desk = src(
  'ui/(button|icon|text-field|card|chip|badge|skeleton|pagination|search-field|kbd|action-icons|empty-state|dialog|confirm-dialog|radio-dot-class|page-loading|panel-layout|data-table|select-field|switch-field|side-panel|use-hotkey)|lib/staff/(staff-login-form|staff-area|use-staff-profile)|lib/(format-ago|use-endpoint)',
)
const alone = { includeDependenciesRecursively: false }
const shared: Record<string, { name: string; test: RegExp; includeDependenciesRecursively?: boolean }[]> = {
  client: [
    { name: 'base', test: base, ...alone },
    { name: 'pieces', test: pieces, ...alone },
    { name: 'reading', test: reading, ...alone },
    { name: 'due', test: due, ...alone },
    { name: 'zod', test: /node_modules\/zod\//, ...alone },
    { name: 'site', test: site, ...alone },
    { name: 'sign-in', test: signIn, ...alone },
  ],
  staff: [{ name: 'desk', test: desk }],
}

/** What the browser loads is built per audience, so that none carries what only another one uses. */
const entries: Record<string, string> = {
  client: 'src/app/entry-browser.tsx',
  staff: 'src/app/entry-staff.tsx',
  gallery: 'src/app/entry-gallery.tsx',
}

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), lightContract(), ownPreload()],
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
        // Two years of browsers know light-dark(); written out for older ones, every colour would be sent twice.
        cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
        // The server names the first view's files in its page; a list of all others would weigh more than it saves.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        reportCompressedSize: false,
        emptyOutDir: true,
        // Inlined files would be data: URLs, which the content security policy refuses for fonts.
        assetsInlineLimit: 0,
        rolldownOptions: {
          // Calls that only describe: an endpoint nobody uses leaves nothing behind.
          treeshake: { manualPureFunctions: ['endpoint', 'z', 'rowId', 'rowIdText', 'zoneValue'] },
          input: entries[mode] ?? Object.values(entries),
          output: {
            // The first script names a hundred files: a letter of each is an eighth of a kilobyte.
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
