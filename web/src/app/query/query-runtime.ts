/** One chunk for all pages with queries; other pages do not download the query library. */
export { hydrateQueries } from './page-query-client.ts'
export { runLoad } from './run-load.ts'
export { withQueryClient } from './with-query-client.tsx'
