import type { Site } from '@nmw/contract/endpoint'
import { useEffect } from 'react'
import { accountMark } from './session-flag.ts'

/**
 * A page that stayed open while somebody else signed in beside it begins anew: what the first one typed or still sees
 * must not become the other one's.
 */
export function useReloadOnAccountChange(site: Site, home: string) {
  useEffect(() => {
    const first = accountMark(document.cookie, site)
    const look = () => {
      const now = accountMark(document.cookie, site)
      if (first && now && now !== first) location.replace(home)
    }
    addEventListener('focus', look)
    addEventListener('pageshow', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      removeEventListener('pageshow', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [site, home])
}
