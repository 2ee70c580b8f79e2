import { useLoaderData, useParams, useRouter } from '@tanstack/react-router'
import { type ComponentType, Suspense, use, useDeferredValue, useEffect, useState } from 'react'
import type { ContentProps } from '../../lib/reads/content.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { EmptyContent } from '../../ui/state/empty-content.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { PageLoading } from '../../ui/state/page-loading.tsx'
import type { Loaded } from './load-content.ts'

type Screen = ComponentType<ContentProps<unknown>>

/** Shows the loading, missing and error states until the content is there. */
export function withContent(
  Screen: Screen,
  Loading: ComponentType = PageLoading,
  Missing: ComponentType = EmptyContent,
): ComponentType {
  function Page() {
    const loaded = useLoaderData({ strict: false }) as Loaded
    // Keeps the previous content until the next is ready: a filter or a page number never empties the page.
    const shown = useDeferredValue(loaded)
    if (useRetryFailed(loaded) === shown) return <Loading />
    return (
      <Suspense fallback={<Loading />}>
        <Content Screen={Screen} Missing={Missing} loaded={shown} waiting={shown !== loaded} />
      </Suspense>
    )
  }
  return function ContentPage() {
    // Other params mean another page, which shows its skeleton at once.
    return <Page key={JSON.stringify(useParams({ strict: false }))} />
  }
}

/** Content that failed to load before this page was shown, by preload or earlier, is loaded again. */
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

/** The server writes the title into the head; after client navigation this sets it. */
function Title({ text }: { text: string | undefined }) {
  usePageTitle(text)
  return null
}
