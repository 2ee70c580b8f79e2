import type { Site } from '@nmw/contract/endpoint'
import { serverErrorText } from '../lib/call/call.ts'
import { clearedFlagCookie } from '../lib/session/session-flag.ts'

const loginPages: Record<Site, string> = {
  member: '/auth/login',
  dashboard: '/dashboard/login',
  ops: '/ops/login',
}
const logoutDelay = 3000

type Failure = {
  status?: number
  message?: string
  errors?: { message: string }[]
  issues?: { message: string; path?: PropertyKey[] }[]
  response?: { status?: number; message?: string }
}

type Dependencies = {
  site: Site
  toast: { error: (text: string) => void }
  log: (error: unknown) => void
  setCookie: (cookie: string) => void
  redirectTo: (path: string) => void
}

/** Handles every failed call: logs it, shows a toast, and ends the session on 401 and 403. */
export function createErrorHandler({ site, toast, log, setCookie, redirectTo }: Dependencies) {
  let leaving = false
  return (error: unknown) => {
    log(error)
    const failure = (typeof error === 'object' && error !== null ? error : {}) as Failure
    for (const text of textsOf(failure)) toast.error(text)
    const status = failure.status ?? failure.response?.status
    if ((status !== 401 && status !== 403) || leaving) return
    leaving = true
    setTimeout(() => {
      setCookie(clearedFlagCookie(site))
      redirectTo(loginPages[site])
    }, logoutDelay)
  }
}

function textsOf({ errors, issues, message, response }: Failure) {
  if (errors?.length) return errors.map((one) => one.message)
  if (issues?.length) return issues.map((issue) => [issue.message, issue.path?.join('.')].filter(Boolean).join(' '))
  if (message !== undefined) return [message || serverErrorText]
  return [response?.message || serverErrorText]
}
