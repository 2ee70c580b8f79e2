/**
 * A route whose flag is false shows the coming-soon page inside its layout. Adding a screen: write the file that the
 * route table names, then take its line out of here.
 */
export const routeFlags: Record<string, boolean> = {}
