export function pickKnownFields<V extends object>(data: Record<string, unknown>, base: V): V {
  return { ...base, ...Object.fromEntries(Object.entries(data).filter(([field]) => field in base)) }
}
