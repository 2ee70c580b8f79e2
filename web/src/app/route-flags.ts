/** A route whose flag is false shows the coming-soon page inside its layout. A route with a screen needs no entry. */
export const routeFlags: Record<string, boolean> = {}
