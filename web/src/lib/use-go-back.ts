import { useCanGoBack, useRouter } from '@tanstack/react-router'

/** One step back; whoever opened the page by its address goes to the page above it. */
export function useGoBack(above: string) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return () => {
    if (canGoBack) router.history.back()
    else void router.navigate({ href: above })
  }
}
