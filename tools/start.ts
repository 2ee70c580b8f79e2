import './check-node.ts'

// Loaded only now, so that an old Node is told so before it trips over anything else.
const { buildIfStale } = await import('./build.ts')
await buildIfStale((line) => console.log(line))
await import(new URL('../server/dist/main.js', import.meta.url).href)
