import { useEffect, useRef } from 'react'
import { Button } from '../../ui/frame/button.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { Row } from '../../ui/list/row.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { SideBySide } from './side-by-side.tsx'

export type Compared = {
  /** 'conflict': somebody else saved meanwhile; 'version': an old version is compared */
  reason: 'conflict' | 'version'
  left: { title: string; text: string }
  right: { title: string; text: string }
  fields: readonly { name: string; left: string; right: string }[]
  chooseLeft: () => void
  chooseRight?: (() => void) | undefined
}

/** Two texts side by side, to choose from. Nothing is overwritten without a choice. */
export function Comparison({ compared, onClose }: { compared: Compared; onClose: () => void }) {
  const { reason, left, right, fields, chooseLeft, chooseRight } = compared
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
        <Button variant="soft" onClick={chooseLeft}>
          {reason === 'conflict' ? 'Pakai versi tersimpan' : 'Pulihkan ke draf'}
        </Button>
        {chooseRight ? <Button onClick={chooseRight}>Lanjutkan dengan tulisan saya</Button> : null}
      </Row>
      <SideBySide left={left} right={right} fields={fields} />
    </Stack>
  )
}
