import { join } from 'node:path'
import { root } from '../shared/root.ts'
import { runStep } from './build-step.ts'

const settings = ['package-lock.json', 'package.json', 'tools/build/**']
const webSources = [...settings, 'web/package.json', 'web/*.ts', 'web/{src,public}/**', 'contract/src/**']
const artSources = [...settings, 'server/src/demo/{art,data}/**', 'server/src/outside/payment/payment-methods.ts']

export const steps = [
  { output: 'web/dist/client', inputs: webSources, build: (outDir: string) => buildBrowser('client', outDir) },
  { output: 'web/dist/staff', inputs: webSources, build: (outDir: string) => buildBrowser('staff', outDir) },
  { output: 'web/dist/gallery', inputs: webSources, build: (outDir: string) => buildBrowser('gallery', outDir) },
  { output: 'web/dist/server', inputs: webSources, build: buildRenderer },
  { output: 'server/dist/', inputs: [...settings, '{server,contract}/src/**'], build: bundleServer },
  { output: 'server/dist/art', inputs: artSources, build: drawArt },
]

/** Builds what is out of date, and returns whether anything was. */
export async function buildIfStale(log: (line: string) => void = () => undefined): Promise<boolean> {
  const results = await Promise.all(
    steps.map(async (step) => {
      const start = performance.now()
      const built = await runStep(root, step)
      if (built) log(`${step.output} (${Math.round(performance.now() - start)} ms)`)
      return built
    }),
  )
  return results.includes(true)
}

async function buildBrowser(mode: 'client' | 'staff' | 'gallery', outDir: string) {
  const [{ build }, { precompress }] = await Promise.all([import('vite'), import('./precompress.ts')])
  await build({ ...vite, mode, build: { outDir } })
  if (mode === 'client') await buildServiceWorker(outDir)
  await precompress(outDir)
}

/** Beside the pages, under a fixed name: its location decides which pages it may serve. */
async function buildServiceWorker(outdir: string) {
  const { build } = await import('esbuild')
  await build({
    entryPoints: [join(root, 'web/src/worker/service-worker.ts')],
    outdir,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  })
}

async function buildRenderer(outDir: string) {
  const { build } = await import('vite')
  await build({ ...vite, build: { outDir, ssr: 'src/app/entry-server.tsx' } })
}

const vite = { configFile: join(root, 'web/vite.config.ts'), configLoader: 'native', logLevel: 'warn' } as const

/** A bundle starts in two thirds of the time. Packages with native parts or files of their own stay outside of it. */
async function bundleServer(outdir: string) {
  const { build } = await import('esbuild')
  await build({
    entryPoints: {
      main: join(root, 'server/src/main.ts'),
      'picture-child': join(root, 'server/src/upload/picture-child.ts'),
      'markdown-worker': join(root, 'server/src/markdown/markdown-worker.ts'),
    },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: true,
    external: ['sharp', '@node-rs/argon2', 'pg-native', 'pino', 'pino-pretty', 'vite', '@scalar/fastify-api-reference'],
    banner: { js: commonJs },
    logLevel: 'warning',
  })
}

/** Globals that CommonJS packages in an ES module bundle expect. */
const commonJs = `import { createRequire as nodeCreateRequire } from 'node:module'
const require = nodeCreateRequire(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname`

async function drawArt(directory: string) {
  const [{ renderDemoArt }, { precompress }] = await Promise.all([
    import('../../server/src/demo/art/render-demo-art.ts'),
    import('./precompress.ts'),
  ])
  await renderDemoArt(directory)
  await precompress(directory)
}

if (import.meta.main) {
  const built = await buildIfStale((line) => console.log(line))
  console.log(built ? 'Built.' : 'Everything is up to date.')
}
