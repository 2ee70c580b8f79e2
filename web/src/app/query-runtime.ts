/** What a page that reads needs beside its screen, in one file; others are spared the cache and its library. */
export { hydrateQueries } from './page-query-client.ts'
export { runLoad } from './run-load.ts'
export { withQueryClient } from './with-query-client.tsx'
