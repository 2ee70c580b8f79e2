import createAutoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useMemo, useState } from 'react'

export type Steering = { goTo: (index: number) => void }

type BannerMotionProps = {
  viewport: HTMLElement
  /** the slide that was in sight before this took over */
  from: number
  moving: boolean
  /** no sliding: slides change at once */
  calm: boolean
  onSelect: (index: number) => void
  onSteering: (steering: Steering) => void
}

const DELAY = 5000

/** Brings the slides to life; it comes after the first view and draws nothing itself. */
export function BannerMotion({ viewport, from, moving, calm, onSelect, onSteering }: BannerMotionProps) {
  const plugins = useMemo(
    () => [
      createAutoplay({ delay: DELAY, jump: calm, playOnInit: false, stopOnInteraction: false, stopOnFocusIn: false }),
    ],
    [calm],
  )
  // Changed options would start it anew, in the middle of a drag.
  const [startIndex] = useState(from)
  const [attach, embla] = useEmblaCarousel({ loop: true, startIndex }, plugins)

  useEffect(() => {
    viewport.scrollTo({ left: 0 })
    attach(viewport)
  }, [attach, viewport])

  useEffect(() => {
    if (!embla) return undefined
    const tell = () => onSelect(embla.selectedScrollSnap())
    embla.on('select', tell)
    onSteering({ goTo: (index) => embla.scrollTo(index, calm) })
    return () => void embla.off('select', tell)
  }, [embla, calm, onSelect, onSteering])

  useEffect(() => {
    if (!embla) return undefined
    const { autoplay } = embla.plugins()
    const follow = () => (moving ? autoplay?.play() : autoplay?.stop())
    follow()
    // It starts again by itself after a drag, and forgets that it ran when the window changes its size.
    embla.on('pointerUp', follow).on('reInit', follow)
    return () => void embla.off('pointerUp', follow).off('reInit', follow)
  }, [embla, moving])

  return null
}
