import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import type { Nonces, PageAssets } from './page-assets.ts'

/** The router writes such a tag too, without the nonce that Vite reads from the first one. */
const withNonce = (style: string) =>
  `for (const meta of document.querySelectorAll('meta[property=csp-nonce]')) meta.nonce = '${style}'`

const refresh = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`

/** Development: scripts come from Vite one by one, styles as links so that the first view is styled. */
export function viteAssets(vite: ViteDevServer): PageAssets {
  return {
    page: (modules, nonces) => styleLinks(vite, ['src/app/root-route.tsx', ...modules]) + scripts('browser', nonces),
    staff: (nonces) => scripts('staff', nonces),
    gallery: (nonces) => scripts('gallery', nonces),
  }
}

function scripts(entry: string, { script, style }: Nonces) {
  return [
    `<meta property="csp-nonce" nonce="${style}">`,
    `<script nonce="${script}">${withNonce(style)}</script>`,
    `<script type="module" nonce="${script}">${refresh}</script>`,
    `<script type="module" nonce="${script}" src="/@vite/client"></script>`,
    `<script type="module" nonce="${script}" src="/src/app/entry-${entry}.tsx"></script>`,
  ].join('')
}

function styleLinks(vite: ViteDevServer, modules: string[]) {
  const { moduleGraph } = vite.environments.ssr
  const seen = new Set<EnvironmentModuleNode>()
  const visit = (node: EnvironmentModuleNode) => {
    if (seen.has(node)) return
    seen.add(node)
    node.importedModules.forEach(visit)
  }
  for (const module of modules) {
    moduleGraph.getModulesByFile(`${vite.config.root}/${module}`)?.forEach(visit)
  }
  const styles = [...seen].map(({ url }) => url).filter((url) => url.endsWith('.css'))
  return styles.map((url) => `<link rel="stylesheet" href="${url}">`).join('')
}
