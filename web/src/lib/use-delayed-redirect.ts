import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

type Leave = { when: boolean; to: string; after: number }

/** Goes to another page after so many milliseconds, unless the person has left before. */
export function useDelayedRedirect({ when, to, after }: Leave) {
  const router = useRouter()
  useEffect(() => {
    if (!when) return undefined
    const leave = setTimeout(() => void router.navigate({ href: to, replace: true }), after)
    return () => clearTimeout(leave)
  }, [when, to, after, router])
}
