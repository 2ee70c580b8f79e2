import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

type Leave = { when: boolean; to: string; after: number }

/** Redirects after so many milliseconds, unless the user navigates first. */
export function useDelayedRedirect({ when, to, after }: Leave) {
  const router = useRouter()
  useEffect(() => {
    if (!when) return undefined
    const leave = setTimeout(() => void router.navigate({ href: to, replace: true }), after)
    return () => clearTimeout(leave)
  }, [when, to, after, router])
}
