import { createToaster } from '../ui/overlay/toaster.ts'

/** The page's only toaster. It lives outside React because the error handler uses it too. */
export const pageToaster = createToaster()
