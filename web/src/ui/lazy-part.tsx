import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { LazyPartError } from './lazy-part-error.tsx'

type Opened = { open: boolean; onClose?: (...how: never[]) => void }
type State = { asked: boolean; failure: unknown }

/**
 * A dialog or sheet that comes when it is first opened. One that could not be fetched says so beside the screen, which
 * keeps its state, and is fetched anew when somebody tries again or opens it another time.
 */
export function lazyPart<P extends Opened>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): ComponentType<P> {
  let lost: unknown
  let losses = 0
  let Part = fetchLater()

  function fetchLater() {
    return lazy<ComponentType<Opened>>(async () => {
      try {
        return { default: (await load()) as unknown as ComponentType<Opened> }
      } catch (error) {
        lost = error
        losses += 1
        throw error
      }
    })
  }

  class LazyPart extends Component<Opened, State> {
    override state: State = { asked: false, failure: undefined }

    static getDerivedStateFromProps({ open }: Opened, { failure }: State): Partial<State> | null {
      if (open) return { asked: true }
      return failure ? { asked: false, failure: undefined } : null
    }

    static getDerivedStateFromError(failure: unknown): Partial<State> {
      // React keeps what was refused.
      Part = fetchLater()
      return { failure }
    }

    override render() {
      const { asked, failure } = this.state
      if (!asked) return null
      if (failure) {
        if (failure !== lost) throw failure
        const { onClose } = this.props as { onClose?: () => void }
        const retry = () => this.setState({ failure: undefined })
        return <LazyPartError again={losses > 1} onRetry={retry} onClose={onClose} />
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
