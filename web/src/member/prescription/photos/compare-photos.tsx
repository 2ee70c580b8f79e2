import { useId, useState } from 'react'
import { formatDay } from '../../../lib/format/format-day.ts'
import { Card } from '../../../ui/frame/card.tsx'
import styles from './compare-photos.module.css'
import { CompareSlider } from './compare-slider.tsx'
import { PhotoChoice } from './photo-choice.tsx'
import type { VisitPhoto } from './visit-photo-list.ts'

type ComparePhotosProps = {
  photos: VisitPhoto[]
  first: { before: VisitPhoto; after: VisitPhoto }
  dayOf: (createTime: string) => string
}

export function ComparePhotos({ photos, first, dayOf }: ComparePhotosProps) {
  const title = useId()
  const [chosen, setChosen] = useState({ before: first.before.id, after: first.after.id })
  const before = photos.find(({ id }) => id === chosen.before) ?? first.before
  const after = photos.find(({ id }) => id === chosen.after) ?? first.after
  const dayText = ({ createTime }: VisitPhoto) => formatDay(dayOf(createTime))
  return (
    <Card as="section" padded aria-labelledby={title}>
      <h3 className="h3" id={title}>
        Bandingkan
      </h3>
      <p className="small dim">Geser garisnya untuk melihat sebelum dan sesudah.</p>
      <div className={styles.both}>
        <CompareSlider
          before={{ file: before.file, day: dayText(before) }}
          after={{ file: after.file, day: dayText(after) }}
        />
        <div className={styles.choices}>
          {(['before', 'after'] as const).map((kind) => (
            <PhotoChoice
              key={kind}
              kind={kind}
              photos={photos.filter((photo) => photo.kind === kind)}
              value={kind === 'before' ? before.id : after.id}
              dayText={dayText}
              onChange={(id) => setChosen({ ...chosen, [kind]: id })}
            />
          ))}
        </div>
      </div>
    </Card>
  )
}
