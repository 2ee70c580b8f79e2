import type { Site } from '@nmw/contract/endpoint'
import { useEffect } from 'react'
import { accountMark } from './session-flag.ts'

/**
 * Reloads a page that stayed open while another account signed in in this browser: the new user must not get what the
 * first one typed or sees.
 */
export function useReloadOnAccountChange(site: Site, home: string) {
  useEffect(() => {
    const first = accountMark(document.cookie, site)
    const check = () => {
      const current = accountMark(document.cookie, site)
      if (first && current && current !== first) location.replace(home)
    }
    addEventListener('focus', check)
    addEventListener('pageshow', check)
    document.addEventListener('visibilitychange', check)
    return () => {
      removeEventListener('focus', check)
      removeEventListener('pageshow', check)
      document.removeEventListener('visibilitychange', check)
    }
  }, [site, home])
}
