/** `/order/search/:invoice` with its parameters filled in. */
export function fillPath(path: string, params: Record<string, unknown>) {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}
