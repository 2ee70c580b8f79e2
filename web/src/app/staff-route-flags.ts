/** As for members: a screen that exists has no line here. */
export const staffRouteFlags: Record<string, boolean> = {
  '/dashboard/banner': false,
  '/dashboard/banner/$action': false,
  '/dashboard/treatment': false,
  '/dashboard/treatment/$action': false,
  '/dashboard/catalog': false,
  '/dashboard/catalog/$action': false,
}
