import type { ContentKind } from '@nmw/contract/content-kind'
import type { Endpoint } from '@nmw/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { formatMoment } from '../../lib/format-moment.ts'
import type { Search } from '../../lib/load.ts'
import { randomKey } from '../../lib/random-key.ts'
import { useStaffProfile } from '../../lib/staff/use-staff-profile.ts'
import { useCall } from '../../lib/use-call.ts'
import { readKey, useRead } from '../../lib/use-endpoint.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { PanelLayout } from '../../ui/panel-layout.tsx'
import { StaffHead } from '../../ui/staff-head.tsx'
import { clockIcon } from '../../ui/state-icons.ts'
import { createTextSource, type TextSource } from '../editor/text-source.ts'
import { FormStart } from '../kit/form-start.tsx'
import { differences, type FieldNames } from '../kit/in-words.ts'
import { AutosaveWords } from './autosave-words.tsx'
import { Comparison, type Compared } from './comparison.tsx'
import { listPlace } from './content-places.ts'
import styles from './drafted-form.module.css'
import { LeaveQuestion } from './leave-question.tsx'
import { textOf } from './text-of.ts'
import { useAutosave } from './use-autosave.ts'
import { useDraftStart, type FoundDraft } from './use-draft-start.ts'
import { VersionsPanel } from './versions-panel.tsx'

type Whole = { version: number; updatedBy: string | null }

/** What the fields of a form need: what it holds, and where to say that something changed. */
export type FormState<V> = {
  id: string | undefined
  version: number
  values: V
  change: (next: Partial<V>) => void
  source: TextSource
  /** the part of the text in the field, once the typing rests */
  settled: string
  onSettle: (part: string) => void
  touch: () => void
  /** exchanged when the whole text was: as `key` of the field */
  round: number
  onSaved: (says: string) => Promise<void>
  onConflict: () => Promise<void>
}

type DraftedFormProps<W extends Whole, V extends object> = {
  kind: ContentKind
  /** 'banner' */
  name: string
  read: Endpoint
  empty: () => V
  valuesOf: (whole: W) => V
  textOfWhole?: ((whole: W) => string) | undefined
  fields: FieldNames<V>
  /** what stands in a draft's title */
  titleOf: (values: V) => string
  /** reads that show what is saved here */
  refreshes: readonly Endpoint[]
  toast: (says: string) => void
  children: (form: FormState<V>) => ReactNode
}

/** A form that loses nothing: it takes up one's draft, keeps what is written, and shows both where two met. */
export function DraftedForm<W extends Whole, V extends object>(props: DraftedFormProps<W, V>) {
  const { kind, name, read, empty, valuesOf, textOfWhole } = props
  const { action = '' }: { action?: string } = useParams({ strict: false })
  const search: Search = useSearch({ strict: false })
  const navigate = useNavigate()
  const [ownKey] = useState(randomKey)
  const [round, setRound] = useState(0)
  const id = action === 'update' ? search['id'] : undefined
  const draftKey = search['draft'] ?? ownKey
  const { data: person } = useStaffProfile('dashboard')
  const found = useRead(read, { params: { id: id ?? '' } } as never, {
    enabled: id !== undefined,
    quiet: true,
    staleTime: Infinity,
  })
  const start = useDraftStart({ kind, email: person?.email, id, key: search['draft'] })

  useEffect(() => {
    if (action !== 'add' || search['draft']) return
    void navigate({ to: '.', search: { draft: ownKey } as never, replace: true })
  }, [action, search, ownKey, navigate])

  const whole = found.data as W | undefined
  const isValid = action === 'add' || (action === 'update' && id !== undefined)
  if (!isValid || !person || start.data === undefined || (id && !whole)) {
    return (
      <FormStart
        title={`${id ? 'Ubah' : 'Tambah'} ${name}`}
        back={listPlace(kind)}
        isValid={isValid}
        error={found.error ?? start.error}
        busy={found.isFetching || start.isFetching}
        onRetry={() => {
          if (found.error) void found.refetch()
          if (start.error) void start.refetch()
        }}
      />
    )
  }
  const draft = round === 0 ? start.data : null
  const saved = whole ? valuesOf(whole) : empty()
  return (
    <OpenForm
      {...props}
      key={`${id ?? draftKey} ${round}`}
      id={id}
      email={person.email}
      draft={draft}
      draftKey={draft?.key ?? draftKey}
      currentVersion={whole?.version ?? 0}
      start={draft ? { ...saved, ...known(saved, draft.data) } : saved}
      text={draft ? textOf(draft.data) : whole && textOfWhole ? textOfWhole(whole) : ''}
      onStartOver={async () => {
        if (id) await found.refetch()
        setRound(round + 1)
      }}
    />
  )
}

/** Only what the form has a place for. */
function known<V extends object>(values: V, data: Record<string, unknown>): Partial<V> {
  return Object.fromEntries(Object.entries(data).filter(([field]) => field in values)) as Partial<V>
}

type OpenFormProps<W extends Whole, V extends object> = DraftedFormProps<W, V> & {
  id: string | undefined
  email: string
  draft: FoundDraft | null
  draftKey: string
  currentVersion: number
  start: V
  text: string
  onStartOver: () => Promise<void>
}

function OpenForm<W extends Whole, V extends object>(props: OpenFormProps<W, V>) {
  const { kind, name, id, email, draft, draftKey, currentVersion, fields, valuesOf, textOfWhole, onStartOver } = props
  const call = useCall()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [source] = useState(() => createTextSource(props.text))
  const [values, setValues] = useState(props.start)
  const [settled, onSettle] = useState(source.shown())
  const [baseVersion, setBaseVersion] = useState(draft?.baseVersion ?? currentVersion)
  const [round, setRound] = useState(0)
  const [versions, setVersions] = useState(false)
  const [compared, setCompared] = useState<Compared>()
  const [note, setNote] = useState(draft !== null)
  const autosave = useAutosave({
    kind,
    email,
    id,
    draftKey,
    baseVersion,
    read: () => ({ title: props.titleOf(values), data: { ...values, description: descriptionNow() } }),
  })
  const { touch } = autosave

  /** A catalogue has a plain description; the others have a text. */
  function descriptionNow() {
    return textOfWhole ? source.text() : (values as { description?: unknown }).description
  }

  const change = useCallback(
    (next: Partial<V>) => {
      setValues((before) => ({ ...before, ...next }))
      touch()
    },
    [touch],
  )

  function write(data: Record<string, unknown>) {
    setValues((before) => ({ ...before, ...known(before, data) }))
    if (textOfWhole) {
      source.setText(textOf(data))
      onSettle(source.shown())
    }
    setRound(round + 1)
    setCompared(undefined)
    setVersions(false)
    touch()
  }

  async function onConflict() {
    const theirs = (await call(props.read, { params: { id } } as never)) as W
    const text = textOfWhole?.(theirs) ?? ''
    setCompared({
      reason: 'conflict',
      left: { title: `Tersimpan oleh ${theirs.updatedBy ?? 'orang lain'}, versi ${theirs.version}`, text },
      right: { title: 'Tulisan Anda', text: textOfWhole ? source.text() : '' },
      fields: differences(fields, valuesOf(theirs), values),
      takeLeft: () => {
        setBaseVersion(theirs.version)
        write({ ...valuesOf(theirs), ...(textOfWhole && { description: text }) })
      },
      takeRight: () => {
        setBaseVersion(theirs.version)
        setCompared(undefined)
        touch()
      },
    })
  }

  async function onSaved(says: string) {
    await autosave.forget()
    props.toast(says)
    client.removeQueries({ queryKey: readKey(props.read) })
    await Promise.all(props.refreshes.map((read) => client.invalidateQueries({ queryKey: readKey(read) })))
    await navigate({ to: listPlace(kind) })
  }

  const stale = baseVersion > 0 && baseVersion < currentVersion
  return (
    <>
      <LeaveQuestion isDirty={autosave.isDirty} />
      <StaffHead title={`${id ? 'Ubah' : 'Tambah'} ${name}`} backHref={listPlace(kind)}>
        <AutosaveWords state={autosave.state} savedAt={autosave.savedAt} />
        {id ? (
          <Button variant="line" icon={clockIcon} onClick={() => setVersions(true)}>
            Riwayat versi
          </Button>
        ) : null}
      </StaffHead>
      {note && draft ? (
        <Note
          tone={stale ? 'warning' : 'info'}
          role="status"
          className={styles.note}
          action={
            <Button
              variant="quiet"
              small
              onClick={() => {
                setNote(false)
                void autosave.forget().then(onStartOver)
              }}
            >
              Buang draf
            </Button>
          }
        >
          <p>
            Draf dari {formatMoment(new Date(draft.at).toISOString())} dilanjutkan.
            {stale ? ' Konten ini sudah disimpan orang lain sejak itu; keduanya dibandingkan saat Anda menyimpan.' : ''}
          </p>
        </Note>
      ) : null}
      {compared ? <Comparison compared={compared} onClose={() => setCompared(undefined)} /> : null}
      <div className={styles.form} hidden={compared !== undefined}>
        <PanelLayout
          panel={
            versions && id ? (
              <VersionsPanel
                kind={kind}
                id={id}
                onClose={() => setVersions(false)}
                onRestore={({ data }) => write(data)}
                onCompare={({ version, at, data }) =>
                  setCompared({
                    reason: 'version',
                    left: { title: `Versi ${version}, ${formatMoment(at)}`, text: textOfWhole ? textOf(data) : '' },
                    right: { title: 'Tulisan Anda', text: textOfWhole ? source.text() : '' },
                    fields: differences(fields, { ...values, ...known(values, data) }, values),
                    takeLeft: () => write(data),
                  })
                }
              />
            ) : null
          }
        >
          {props.children({
            id,
            version: baseVersion,
            values,
            change,
            source,
            settled,
            onSettle,
            touch,
            round,
            onSaved,
            onConflict,
          })}
        </PanelLayout>
      </div>
    </>
  )
}
