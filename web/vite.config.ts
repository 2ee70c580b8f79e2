import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { replacePreloadHelper } from './replace-preload-helper.ts'
import { stripContract } from './strip-contract.ts'

// The server renders the style tags itself, not the router.
const unused = { 'process.env.TSS_INLINE_CSS_ENABLED': '"false"' }
const framework = /node_modules\/(react|react-dom|scheduler|@tanstack\/(?!react-query|query-core)[\w-]+)\//

/** A folder is a chunk, because each file costs a request. What none names is left to the bundler. */
const chunks: Record<string, { name: string; test: RegExp }[]> = {
  client: [
    { name: 'zod', test: /\/node_modules\/zod\// },
    { name: 'frame', test: /\/web\/src\/ui\/(frame|icon|keys)\// },
    { name: 'lib', test: /\/web\/src\/lib\/(call|form|format|page|session)\// },
    { name: 'state', test: /\/web\/src\/ui\/(state|drawing)\// },
    { name: 'list', test: /\/web\/src\/ui\/list\// },
    { name: 'sign-in', test: /\/web\/src\/public\/auth\/frame\// },
    { name: 'site', test: /\/web\/src\/public\/page\// },
    { name: 'reads', test: /\/node_modules\/@tanstack\/(react-query|query-core)\/|\/web\/src\/lib\/reads\// },
  ],
  staff: [{ name: 'staff-ui', test: /\/web\/src\/ui\// }],
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
              groups: [{ name: 'framework', test: framework }, ...(chunks[mode] ?? [])],
            },
          },
        },
      },
}))
