import type { LoginResult } from '@nmw/contract/auth'
import { useRouter, useSearch } from '@tanstack/react-router'
import { redirectPath } from '../../lib/redirect-path.ts'
import { keepNext } from './keep-next.ts'

/** After a sign-in: on to the wanted page, or to the devices where there is no place left. */
export function useFinishLogin() {
  const router = useRouter()
  const { next } = useSearch({ strict: false })
  return (result: Pick<LoginResult, 'pending'>) => router.navigate(placeAfter(result, next))
}

export function placeAfter({ pending }: Pick<LoginResult, 'pending'>, next: string | undefined) {
  if (pending) return { href: keepNext('/auth/remove-session', next) }
  return { href: redirectPath(next), replace: true }
}
