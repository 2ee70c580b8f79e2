import type { BannerSlide as Slide } from '@nmw/contract/banner'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '../../ui/frame/class-names.ts'
import { useMedia } from '../../ui/keys/use-media.ts'
import styles from './banner-carousel.module.css'
import { BannerControls } from './banner-controls.tsx'
import type { CarouselControl } from './banner-motion.tsx'
import { BannerSlide } from './banner-slide.tsx'
import { useDeferredModule } from './use-deferred-module.ts'

const loadMotion = () => import('./banner-motion.tsx')
const steps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Without its script, a row that scrolls by hand. It moves by itself unless it is paused, hovered or focused, or the
 * user prefers reduced motion.
 */
export function BannerCarousel({ slides }: { slides: readonly Slide[] }) {
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null)
  const [current, setCurrent] = useState(0)
  const [userChoice, setUserChoice] = useState<boolean>()
  const [paused, setPaused] = useState(false)
  const [control, setControl] = useState<CarouselControl>()
  const reducedMotion = useMedia('(prefers-reduced-motion: reduce)')
  const motion = useDeferredModule(loadMotion, { wanted: slides.length > 1, soon: paused })
  const isPlaying = userChoice ?? !reducedMotion

  const pauseHandlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setPaused(pointerType === 'mouse'),
    onPointerLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  }

  function pick(index: number) {
    if (control) control.goTo(index)
    else viewport?.scrollTo({ left: index * viewport.clientWidth })
  }

  /** Moves the focus with the slide, because a hidden slide gets no keys. */
  function moveByKey(event: KeyboardEvent) {
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
        onKeyDown={moveByKey}
        {...pauseHandlers}
      >
        <div className={styles.track} aria-live={isPlaying && !paused ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <BannerSlide
              key={slide._id}
              slide={slide}
              first={index === 0}
              label={`${index + 1} dari ${slides.length}`}
              hidden={!!control && index !== current}
            />
          ))}
        </div>
      </div>
      {slides.length > 1 ? (
        <BannerControls
          {...{ slides, current, isPlaying, pauseHandlers }}
          onPick={pick}
          onPlayingChange={setUserChoice}
        />
      ) : null}
      {motion && viewport ? (
        <motion.BannerMotion
          viewport={viewport}
          from={current}
          moving={isPlaying && !paused}
          reducedMotion={reducedMotion}
          onSelect={setCurrent}
          onReady={setControl}
        />
      ) : null}
    </section>
  )
}
