/** As in `route-flags.ts`: a route with a screen needs no entry. */
export const staffRouteFlags: Record<string, boolean> = {}
