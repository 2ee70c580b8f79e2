import type { LoginResult } from '@nmw/contract/auth'
import { useRouter, useSearch } from '@tanstack/react-router'
import { redirectPath } from '../../../lib/session/redirect-path.ts'
import { withNextPath } from './with-next-path.ts'

/** After login: on to the wanted page, or to the device list when the limit is reached. */
export function useFinishLogin() {
  const router = useRouter()
  const { next } = useSearch({ strict: false })
  return (result: Pick<LoginResult, 'pending'>) => router.navigate(destinationAfterLogin(result, next))
}

export function destinationAfterLogin({ pending }: Pick<LoginResult, 'pending'>, next: string | undefined) {
  if (pending) return { href: withNextPath('/auth/remove-session', next) }
  return { href: redirectPath(next), replace: true }
}
