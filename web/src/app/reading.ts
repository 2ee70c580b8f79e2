/** What a page that reads needs beside its screen, in one file; a page that does not is spared the cache and its library. */
export { hydrateReads } from './reads.ts'
export { runLoad } from './run-load.ts'
export { withReads } from './with-reads.tsx'
