import { useEffect } from 'react'
import { pageTitle } from './page-title.ts'

/** For a page whose title is known only with its data; the route table names all others. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = pageTitle(title)
  }, [title])
}
