/** As for members: a screen that exists has no line here. */
export const staffRouteFlags: Record<string, boolean> = {}
