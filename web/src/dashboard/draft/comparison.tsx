import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Row } from '../../ui/row.tsx'
import { Stack } from '../../ui/stack.tsx'
import { SideBySide } from './side-by-side.tsx'

export type Compared = {
  /** somebody saved meanwhile, or an old version is looked at */
  reason: 'conflict' | 'version'
  left: { title: string; text: string }
  right: { title: string; text: string }
  fields: readonly { name: string; left: string; right: string }[]
  takeLeft: () => void
  takeRight?: (() => void) | undefined
}

/** Two texts beside each other, and what to do about it. Nothing is decided without the person. */
export function Comparison({ compared, onClose }: { compared: Compared; onClose: () => void }) {
  const { reason, left, right, fields, takeLeft, takeRight } = compared
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack gap={3} as="section">
      <h2 className="h2" ref={heading} tabIndex={-1}>
        {reason === 'conflict' ? 'Konten ini baru disimpan orang lain' : 'Bandingkan versi'}
      </h2>
      {reason === 'conflict' ? (
        <Note tone="warning" role="alert">
          <p>Tidak ada yang ditimpa. Bandingkan, lalu pilih yang dilanjutkan. Versi lain tetap ada di riwayat.</p>
        </Note>
      ) : null}
      <Row wrap gap={2}>
        <Button variant="line" onClick={onClose}>
          Kembali menyunting
        </Button>
        <Button variant="soft" onClick={takeLeft}>
          {reason === 'conflict' ? 'Pakai versi tersimpan' : 'Pulihkan ke draf'}
        </Button>
        {takeRight ? <Button onClick={takeRight}>Lanjutkan dengan tulisan saya</Button> : null}
      </Row>
      <SideBySide left={left} right={right} fields={fields} />
    </Stack>
  )
}
