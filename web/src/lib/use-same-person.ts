import type { Site } from '@nmw/contract/endpoint'
import { useEffect } from 'react'
import { personHere } from './session-flag.ts'

/**
 * A page that stayed open while somebody else signed in beside it begins anew: what the first one typed or still sees
 * must not become the other one's.
 */
export function useSamePerson(site: Site, home: string) {
  useEffect(() => {
    const first = personHere(document.cookie, site)
    const look = () => {
      const now = personHere(document.cookie, site)
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
