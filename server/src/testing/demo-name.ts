/** What the template with demo data is called beside the empty one. */
export const demoName = (template: string) => `${template}_demo`
