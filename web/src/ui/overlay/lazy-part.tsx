import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { LazyPartError } from './lazy-part-error.tsx'

type Opened = { open: boolean; onClose?: (...how: never[]) => void }
type State = { wasOpened: boolean; failure: unknown }

/**
 * A dialog or sheet whose code is fetched when it is first opened. If that fails, an error shows over the screen, which
 * keeps its state; it is fetched again on retry or when opened again.
 */
export function lazyPart<P extends Opened>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): ComponentType<P> {
  let loadError: unknown
  let failures = 0
  let Part = createLazy()

  function createLazy() {
    return lazy<ComponentType<Opened>>(async () => {
      try {
        return { default: (await load()) as unknown as ComponentType<Opened> }
      } catch (error) {
        loadError = error
        failures += 1
        throw error
      }
    })
  }

  class LazyPart extends Component<Opened, State> {
    override state: State = { wasOpened: false, failure: undefined }

    static getDerivedStateFromProps({ open }: Opened, { failure }: State): Partial<State> | null {
      if (open) return { wasOpened: true }
      return failure ? { wasOpened: false, failure: undefined } : null
    }

    static getDerivedStateFromError(failure: unknown): Partial<State> {
      // React caches the rejected promise, so a retry needs a new lazy component.
      Part = createLazy()
      return { failure }
    }

    override render() {
      const { wasOpened, failure } = this.state
      if (!wasOpened) return null
      if (failure) {
        if (failure !== loadError) throw failure
        const { onClose } = this.props as { onClose?: () => void }
        const retry = () => this.setState({ failure: undefined })
        return <LazyPartError again={failures > 1} onRetry={retry} onClose={onClose} />
      }
      return (
        <Suspense fallback={waiting}>
          <Part {...this.props} />
        </Suspense>
      )
    }
  }
  return LazyPart as unknown as ComponentType<P>
}
