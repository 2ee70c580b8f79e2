import type { BannerSlide } from '@nmw/contract/banner'
import type { DOMAttributes } from 'react'
import { pauseIcon, playIcon } from '../../ui/icon/action-icons.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import { replayEarlyPress } from '../../ui/keys/replay-early-press.ts'
import { IconButton } from '../../ui/frame/icon-button.tsx'
import styles from './banner-controls.module.css'

type BannerControlsProps = {
  slides: readonly BannerSlide[]
  current: number
  isPlaying: boolean
  onPick: (index: number) => void
  onPlayingChange: (isPlaying: boolean) => void
  /** pause the slides while the dots are hovered or focused */
  pauseHandlers: DOMAttributes<HTMLElement>
}

export function BannerControls({
  slides,
  current,
  isPlaying,
  onPick,
  onPlayingChange,
  pauseHandlers,
}: BannerControlsProps) {
  return (
    <div className={styles.controls}>
      <div className={styles.dots} {...pauseHandlers}>
        {slides.map(({ _id, title }, index) => (
          <button
            key={_id}
            ref={replayEarlyPress}
            type="button"
            className={classNames(styles.dot, index === current && styles.on)}
            aria-label={`Promo ${index + 1} dari ${slides.length}: ${title}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onPick(index)}
          />
        ))}
      </div>
      <IconButton
        label={isPlaying ? 'Jeda banner' : 'Putar banner'}
        icon={isPlaying ? pauseIcon : playIcon}
        iconSize={20}
        className={styles.play}
        onClick={() => onPlayingChange(!isPlaying)}
      />
    </div>
  )
}
