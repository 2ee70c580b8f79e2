import createAutoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useMemo, useState } from 'react'

export type CarouselControl = { goTo: (index: number) => void }

type BannerMotionProps = {
  viewport: HTMLElement
  /** the slide that was in sight before this took over */
  from: number
  moving: boolean
  /** no sliding: slides change at once */
  reducedMotion: boolean
  onSelect: (index: number) => void
  onReady: (control: CarouselControl) => void
}

const DELAY = 5000

/** Brings the slides to life; it comes after the first view and draws nothing itself. */
export function BannerMotion({ viewport, from, moving, reducedMotion, onSelect, onReady }: BannerMotionProps) {
  const plugins = useMemo(
    () => [
      createAutoplay({
        delay: DELAY,
        jump: reducedMotion,
        playOnInit: false,
        stopOnInteraction: false,
        stopOnFocusIn: false,
      }),
    ],
    [reducedMotion],
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
    const report = () => onSelect(embla.selectedScrollSnap())
    embla.on('select', report)
    onReady({ goTo: (index) => embla.scrollTo(index, reducedMotion) })
    return () => void embla.off('select', report)
  }, [embla, reducedMotion, onSelect, onReady])

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
