import type { Endpoint } from '@nmw/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { createPendingUploads, PendingUploadsProvider } from '../../lib/photo/pending-uploads.ts'
import { readKey } from '../../lib/reads/use-endpoint.ts'
import { Button } from '../../ui/frame/button.tsx'
import { PanelLayout } from '../../ui/nav/panel-layout.tsx'
import { StaffHead } from '../../ui/nav/staff-head.tsx'
import { clockIcon } from '../../ui/icon/state-icons.ts'
import type { TextSource } from '../editor/text-source.ts'
import { listPath } from '../kit/content-paths.ts'
import type { FieldNames } from '../kit/form-differences.ts'
import { AutosaveStatus } from './autosave-status.tsx'
import { Comparison } from './comparison.tsx'
import { DraftNote } from './draft-note.tsx'
import styles from './drafted-form.module.css'
import { DraftedStart } from './drafted-start.tsx'
import { LeaveConfirm } from './leave-confirm.tsx'
import { pickKnownFields } from './pick-known-fields.ts'
import { useDraftedText, type Change, type Opened, type Whole, type Written } from './use-drafted-text.ts'
import { VersionsPanel } from './versions-panel.tsx'

/** The state passed to the fields of a form. */
export type FormState<V> = {
  id: string | undefined
  version: number
  values: V
  change: (next: Change<V>) => void
  source: TextSource
  /** the visible part of the text, debounced */
  settled: string
  onSettle: (part: string) => void
  touch: () => void
  /** changes when the whole text was replaced; use it as `key` of the field */
  round: number
  onSaved: (says: string) => Promise<void>
  onConflict: () => Promise<void>
}

type DraftedFormProps<W extends Whole, V extends object> = Omit<Written<W, V>, 'valuesFrom'> & {
  /** for example 'banner' */
  name: string
  empty: () => V
  fields: FieldNames<V>
  /** title of the draft */
  titleOf: (values: V) => string
  /** reads to invalidate after saving */
  refreshes: readonly Endpoint[]
  toast: (says: string) => void
  children: (form: FormState<V>) => ReactNode
}

/** A form with autosave: restores the user's draft, saves while writing, and compares both versions on a conflict. */
export function DraftedForm<W extends Whole, V extends object>(props: DraftedFormProps<W, V>) {
  return (
    <DraftedStart {...props} valuesFrom={pickKnownFields}>
      {(opened) => <OpenForm {...props} opened={opened} />}
    </DraftedStart>
  )
}

function OpenForm<W extends Whole, V extends object>(props: DraftedFormProps<W, V> & { opened: Opened<V> }) {
  const { kind, name, opened, refreshes, toast, children } = props
  const { id } = opened
  const client = useQueryClient()
  const navigate = useNavigate()
  const [versions, setVersions] = useState(false)
  const [pictures] = useState(createPendingUploads)
  const form = useDraftedText({ ...props, valuesFrom: pickKnownFields })
  const { autosave, compared } = form

  async function onSaved(says: string) {
    await autosave.forget()
    toast(says)
    client.removeQueries({ queryKey: readKey(props.read) })
    await Promise.all(refreshes.map((read) => client.invalidateQueries({ queryKey: readKey(read) })))
    await navigate({ to: listPath(kind) })
  }

  return (
    <>
      <LeaveConfirm isDirty={autosave.isDirty} />
      <StaffHead title={`${id ? 'Ubah' : 'Tambah'} ${name}`} backHref={listPath(kind)}>
        <AutosaveStatus state={autosave.state} savedAt={autosave.savedAt} />
        {id ? (
          <Button variant="line" icon={clockIcon} onClick={() => setVersions(true)}>
            Riwayat versi
          </Button>
        ) : null}
      </StaffHead>
      <DraftNote
        at={opened.draftAt}
        stale={form.stale}
        className={styles.note}
        onDiscard={() => void autosave.forget().then(opened.onStartOver)}
      />
      {compared ? <Comparison compared={compared} onClose={form.closeComparison} /> : null}
      <div className={styles.form} hidden={compared !== undefined}>
        <PanelLayout
          panel={
            versions && id ? (
              <VersionsPanel
                kind={kind}
                id={id}
                onClose={() => setVersions(false)}
                onRestore={({ data }) => {
                  setVersions(false)
                  form.restore(data)
                }}
                onCompare={form.compareWithVersion}
              />
            ) : null
          }
        >
          <PendingUploadsProvider value={pictures}>
            {children({ ...form, id, onSaved, onConflict: () => form.compareWithSaved() })}
          </PendingUploadsProvider>
        </PanelLayout>
      </div>
    </>
  )
}
