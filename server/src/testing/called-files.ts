import type { Profiler } from 'node:inspector'
import { fileURLToPath } from 'node:url'

type Script = Profiler.ScriptCoverage

/** Tells from what the engine counted since it was asked last which files of ours had a function called. */
export function openCalledFiles() {
  const starts = new Map<string, number>()
  return (scripts: Script[]) =>
    scripts.filter(isOurs).flatMap((script) => {
      // Seen first, a script shows all its functions, called or not; later only those that were called.
      const start = starts.get(script.scriptId) ?? firstNamed(script)
      starts.set(script.scriptId, start)
      const isCalled = script.functions.some(({ ranges: [range] }) => range!.count > 0 && range!.startOffset >= start)
      return isCalled ? [fileURLToPath(script.url)] : []
    })
}

function isOurs({ url }: Script) {
  return url.startsWith('file:') && !url.includes('/node_modules/')
}

/** What comes before it is written in no function: the module itself, and the readers of its exports. */
function firstNamed({ functions }: Script) {
  return Math.min(...functions.filter((one) => one.functionName).map(({ ranges }) => ranges[0]!.startOffset))
}
