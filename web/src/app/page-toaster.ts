import { createToaster } from '../ui/toaster.ts'

/** The one toast area of the page. It stands outside React, because failed calls speak through it too. */
export const pageToaster = createToaster()
