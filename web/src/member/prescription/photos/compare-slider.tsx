import { type CSSProperties, type PointerEvent, useState } from 'react'
import { replayEarlyInput } from '../../../ui/keys/replay-early-input.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './compare-slider.module.css'
import { kindNames } from './photo-kind.ts'
import { PrivatePhoto } from './private-photo.tsx'

const bothWays = 'm9 7-5 5 5 5M15 7l5 5-5 5'

type Side = { file: string; day: string }

/** Two photos in one place; the divider follows the finger and the arrow keys. */
export function CompareSlider({ before, after }: { before: Side; after: Side }) {
  const [share, setShare] = useState(50)

  function follow({ currentTarget, clientX, buttons, pointerId, type }: PointerEvent<HTMLDivElement>) {
    if (buttons === 0) return
    if (type === 'pointerdown') currentTarget.setPointerCapture(pointerId)
    const { left, width } = currentTarget.getBoundingClientRect()
    setShare(Math.round(Math.min(100, Math.max(0, ((clientX - left) / width) * 100))))
  }

  return (
    <div
      className={styles.slider}
      style={{ '--share': `${share}%` } as CSSProperties}
      onPointerDown={follow}
      onPointerMove={follow}
    >
      <PrivatePhoto key={after.file} file={after.file} width={768} alt={`${kindNames.after}, ${after.day}`} />
      <div className={styles.before}>
        <PrivatePhoto key={before.file} file={before.file} width={768} alt={`${kindNames.before}, ${before.day}`} />
      </div>
      <span className={`${styles.label} ${styles.left}`} aria-hidden="true">
        {kindNames.before}
        <span>{before.day}</span>
      </span>
      <span className={`${styles.label} ${styles.right}`} aria-hidden="true">
        {kindNames.after}
        <span>{after.day}</span>
      </span>
      <span className={styles.line} aria-hidden="true">
        <span>
          <Icon path={bothWays} size={20} />
        </span>
      </span>
      <input
        ref={replayEarlyInput}
        className={styles.range}
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label="Bagian foto sebelum yang terlihat"
        aria-valuetext={`${share} persen sebelum, ${100 - share} persen sesudah`}
        onChange={({ target }) => setShare(Number(target.value))}
      />
    </div>
  )
}
