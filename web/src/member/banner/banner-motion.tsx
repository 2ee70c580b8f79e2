import createAutoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useMemo, useState } from 'react'

export type CarouselControl = { goTo: (index: number) => void }

type BannerMotionProps = {
  viewport: HTMLElement
  /** the slide that was visible before */
  from: number
  moving: boolean
  /** slides change without sliding */
  reducedMotion: boolean
  onSelect: (index: number) => void
  onReady: (control: CarouselControl) => void
}

const DELAY = 5000

/** Loads after the first view and renders nothing. */
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
  // Changed options would restart the carousel in the middle of a drag.
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
    // Autoplay restarts by itself after a drag, and stops when the window is resized.
    embla.on('pointerUp', follow).on('reInit', follow)
    return () => void embla.off('pointerUp', follow).off('reInit', follow)
  }, [embla, moving])

  return null
}
