/** What a page that reads needs beside its screen, in one file; others are spared the cache and its library. */
export { hydrateReads } from './reads.ts'
export { runLoad } from './run-load.ts'
export { withReads } from './with-reads.tsx'
