/** Undefined if the browser cannot compress. */
export async function gzipText(text: string): Promise<Blob | undefined> {
  if (!('CompressionStream' in globalThis)) return undefined
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Response(stream).blob()
}
