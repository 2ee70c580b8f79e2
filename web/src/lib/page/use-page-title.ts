import { useEffect } from 'react'
import { pageTitle } from './page-title.ts'

/** For a page whose title depends on its data; the route table names all others. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (!title) return undefined
    const before = document.title
    const ours = pageTitle(title)
    document.title = ours
    // The next page sets its title only if its route has a different one.
    return () => {
      if (document.title === ours) document.title = before
    }
  }, [title])
}
