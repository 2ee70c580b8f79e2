import { useLoaderData, useParams, useRouter } from '@tanstack/react-router'
import { type ComponentType, Suspense, use, useDeferredValue, useEffect, useState } from 'react'
import type { ContentProps } from '../lib/content.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { EmptyContent } from '../ui/empty-content.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageLoading } from '../ui/page-loading.tsx'
import type { Loaded } from './load-content.ts'

type Screen = ComponentType<ContentProps<unknown>>

/** Gives a screen its content, and stands in for it while that is on its way, missing or could not be read. */
export function withContent(
  Screen: Screen,
  Loading: ComponentType = PageLoading,
  Missing: ComponentType = EmptyContent,
): ComponentType {
  function Page() {
    const loaded = useLoaderData({ strict: false }) as Loaded
    // What is shown stays until the next can be: a filter or a page number empties nothing.
    const shown = useDeferredValue(loaded)
    if (useRetryFailed(loaded) === shown) return <Loading />
    return (
      <Suspense fallback={<Loading />}>
        <Content Screen={Screen} Missing={Missing} loaded={shown} waiting={shown !== loaded} />
      </Suspense>
    )
  }
  return function ContentPage() {
    // Another thing is another page: its skeleton comes at once.
    return <Page key={JSON.stringify(useParams({ strict: false }))} />
  }
}

/** What had failed before this page came to show it, prepared or left behind, is asked for anew. */
function useRetryFailed(loaded: Loaded) {
  const router = useRouter()
  const [failed] = useState(() => ('hasFailed' in loaded ? loaded : undefined))
  useEffect(() => {
    if (failed) void router.invalidate({ filter: ({ loaderData }) => (loaderData as unknown) === failed })
  }, [failed, router])
  return failed
}

type PageContentProps = { Screen: Screen; Missing: ComponentType; loaded: Loaded; waiting: boolean }

function Content({ Screen, Missing, loaded, waiting }: PageContentProps) {
  const router = useRouter()
  if ('failed' in loaded) {
    return (
      <ErrorState title="Halaman ini gagal dimuat" level={1} onRetry={() => void router.invalidate()}>
        {loaded.failed}
      </ErrorState>
    )
  }
  const shown = 'pending' in loaded ? use(loaded.pending) : loaded.shown
  if ('missing' in shown) return <Missing />
  return (
    <>
      <Title text={shown.title} />
      <Screen content={shown.content} waiting={waiting} />
    </>
  )
}

/** The server wrote the title into the head; what the browser read itself, it says itself. */
function Title({ text }: { text: string | undefined }) {
  usePageTitle(text)
  return null
}
