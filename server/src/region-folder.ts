/**
 * Found from here and, because this file lies directly in server/src, in the same way from the bundle in server/dist.
 */
export const regionFolder = new URL('../src/region/data/', import.meta.url)
