import type { LoginResult } from '@nmw/contract/auth'
import { useRouter, useSearch } from '@tanstack/react-router'
import { wantedPath } from '../../lib/wanted-path.ts'

/** After a sign-in: on to the wanted page, or to the devices where there is no place left. */
export function useFinishLogin() {
  const router = useRouter()
  const { next } = useSearch({ strict: false })
  return async (result: Pick<LoginResult, 'sessions'>) => {
    const wanted = wantedPath(next)
    if (result.sessions.length > 1) await router.navigate({ to: '/auth/remove-session', search: next ? { next } : {} })
    else await router.navigate({ href: wanted, replace: true })
  }
}
