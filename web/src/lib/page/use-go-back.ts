import { useCanGoBack, useRouter } from '@tanstack/react-router'

/** One step back in history; without history, to the parent page. */
export function useGoBack(above: string) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return () => {
    if (canGoBack) router.history.back()
    else void router.navigate({ href: above })
  }
}
