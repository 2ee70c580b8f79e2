import type { BannerSlide as Slide } from '@nmw/contract/banner'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '../../ui/class-names.ts'
import { useMedia } from '../../ui/use-media.ts'
import styles from './banner-carousel.module.css'
import { BannerControls } from './banner-controls.tsx'
import type { Steering } from './banner-motion.tsx'
import { BannerSlide } from './banner-slide.tsx'
import { useLaterModule } from './use-later-module.ts'

const loadMotion = () => import('./banner-motion.tsx')
const steps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Until its script has come, and without any, a row that can be pushed along. It moves by itself unless somebody has
 * paused it, points at it, has the keyboard in it, or wants less motion everywhere.
 */
export function BannerCarousel({ slides }: { slides: readonly Slide[] }) {
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null)
  const [current, setCurrent] = useState(0)
  const [wish, setWish] = useState<boolean>()
  const [held, setHeld] = useState(false)
  const [steering, setSteering] = useState<Steering>()
  const calm = useMedia('(prefers-reduced-motion: reduce)')
  const motion = useLaterModule(loadMotion, { wanted: slides.length > 1, soon: held })
  const plays = wish ?? !calm

  const hold = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setHeld(pointerType === 'mouse'),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }

  function pick(index: number) {
    if (steering) steering.goTo(index)
    else viewport?.scrollTo({ left: index * viewport.clientWidth })
  }

  /** The keyboard goes along with the slide, because one that is out of sight takes no keys. */
  function turn(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = (current + step + slides.length) % slides.length
    pick(next)
    flushSync(() => setCurrent(next))
    viewport?.querySelectorAll('a')[next]?.focus({ preventScroll: true })
  }

  return (
    <section aria-label="Promo" aria-roledescription="carousel">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and pointers of the links inside */}
      <div
        ref={setViewport}
        className={classNames(styles.viewport, motion && styles.alive)}
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget
          if (!motion) setCurrent(Math.round(scrollLeft / clientWidth))
        }}
        onKeyDown={turn}
        {...hold}
      >
        <div className={styles.track} aria-live={plays && !held ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <BannerSlide
              key={slide._id}
              slide={slide}
              first={index === 0}
              label={`${index + 1} dari ${slides.length}`}
              hidden={!!steering && index !== current}
            />
          ))}
        </div>
      </div>
      {slides.length > 1 ? (
        <BannerControls {...{ slides, current, plays, hold }} onPick={pick} onPlays={setWish} />
      ) : null}
      {motion && viewport ? (
        <motion.BannerMotion
          viewport={viewport}
          from={current}
          moving={plays && !held}
          calm={calm}
          onSelect={setCurrent}
          onSteering={setSteering}
        />
      ) : null}
    </section>
  )
}
