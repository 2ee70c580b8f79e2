import type { Site } from '@nmw/contract/endpoint'
import { createCall } from '../lib/call/call.ts'
import { clientIp } from '../lib/session/client-ip.ts'
import { languageOf, themeOf } from '../lib/session/preferences.ts'
import { writeCookie } from '../lib/session/cookie.ts'
import { createErrorHandler } from './error-handler.ts'
import type { PageContext } from './page-context.ts'
import { homeOf, isSignedIn } from '../lib/session/session-flag.ts'
import { pageToaster } from './page-toaster.ts'

export function createBrowserContext(site: Site): PageContext {
  const { appKey = '', publicSite } = document.documentElement.dataset
  const onError = createErrorHandler({
    site,
    toast: pageToaster,
    log: reportError,
    setCookie: writeCookie,
    redirectTo: (path) => location.assign(path),
  })
  const signedIn = () => isSignedIn(document.cookie, site)
  return {
    call: createCall({ fetch: (url, init) => fetch(url, init), site, appKey, clientIp }),
    onError,
    flags: { publicSite: publicSite !== 'off', appKey },
    language: languageOf(document.cookie),
    theme: themeOf(document.cookie),
    signedIn,
    home: () => homeOf(site, signedIn()),
    outcome: undefined,
  }
}

function reportError(error: unknown) {
  // oxlint-disable-next-line no-console -- the browser's console is the only log there is
  console.error(error)
}
