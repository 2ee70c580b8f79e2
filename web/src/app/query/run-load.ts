import type { Call, Endpoint, Result } from '@nmw/contract/endpoint'
import { ApiError } from '../../lib/call/call.ts'
import type { Load, Search } from '../../lib/reads/load.ts'
import { networkModeOf } from '../../lib/reads/query-client.ts'
import { readOptions } from '../../lib/reads/use-endpoint.ts'
import { redirectToLogin } from '../guards.ts'
import type { PageContext, RenderOutcome } from '../page-context.ts'
import { queryClientOf } from './page-query-client.ts'

export type LoaderArgs = {
  context: PageContext
  params: Record<string, string>
  deps: Search
  location: { href: string; pathname: string }
}

/** The route's loader. It returns nothing, so that the data is sent only once, in the query cache. */
export async function runLoad(load: Load, args: LoaderArgs) {
  const { context, params, deps: search } = args
  const { outcome } = context
  if (outcome) {
    await load({ read: (endpoint, input) => readOnServer(args, outcome, endpoint, input), params, search })
    return
  }
  load({ read: (endpoint, input) => readInBrowser(context, endpoint, input), params, search }).catch(() => {
    // The screen runs the same query and shows the failure.
  })
}

async function readInBrowser<E extends Endpoint>(context: PageContext, endpoint: E, input: Call<E>) {
  const queryClient = queryClientOf(context)
  const options = readOptions(endpoint, input)
  await queryClient.prefetchQuery({ ...options, networkMode: networkModeOf(queryClient, options.queryKey) })
  return queryClient.getQueryData(options.queryKey)
}

async function readOnServer<E extends Endpoint>(
  { context, params, location }: LoaderArgs,
  outcome: RenderOutcome,
  endpoint: E,
  input: Call<E>,
): Promise<Result<E> | undefined> {
  const queryClient = queryClientOf(context)
  const options = readOptions(endpoint, input)
  try {
    return await queryClient.fetchQuery(options)
  } catch (error) {
    // The browser must start from the same state as the markup: not loaded yet.
    queryClient.removeQueries({ queryKey: options.queryKey, exact: true })
    const status = error instanceof ApiError ? error.status : 500
    if (status === 401 || status === 403) {
      outcome.sessionEnded = true
      if (location.pathname.startsWith('/user/')) throw redirectToLogin(location.href)
    }
    // A list page never answers 404; a page about one thing does when that thing is missing.
    if (status === 404 && Object.keys(params).length > 0) outcome.status = 404
    return undefined
  }
}
