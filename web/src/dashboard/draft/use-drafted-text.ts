import type { ContentKind } from '@nmw/contract/content-kind'
import { useCallback, useState } from 'react'
import { formatMoment } from '../../lib/format-moment.ts'
import type { PlainEndpoint } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'
import { createTextSource } from '../editor/text-source.ts'
import { differences, type FieldNames } from '../kit/form-differences.ts'
import type { Compared } from './comparison.tsx'
import { textOf } from './text-of.ts'
import { useAutosave } from './use-autosave.ts'
import { restorableContent } from './restorable-content.ts'

export type Whole = { version: number; updatedBy: string | null }

/** What is asked of each kind of content to take it up. */
export type Written<W extends Whole, V> = {
  kind: ContentKind
  /** reads one of it, by its id */
  read: PlainEndpoint
  valuesOf: (whole: W) => V
  /** what a draft or an old version held, over what the form holds */
  valuesFrom: (data: Record<string, unknown>, base: V) => V
  /** missing where there is no text beside the fields */
  textOfWhole?: ((whole: W) => string) | undefined
}

/** A form as it is opened: with what is saved, or with one's draft of it. */
export type Opened<V> = {
  /** Nothing for something new. */
  id: string | undefined
  email: string
  draftKey: string
  /** when the draft that is taken up was kept */
  draftAt: number | undefined
  /** the version that what is written began with */
  baseVersion: number
  /** the version that is saved */
  currentVersion: number
  values: V
  text: string
  onStartOver: () => Promise<void>
}

type Drafted<W extends Whole, V> = Written<W, V> & {
  opened: Opened<V>
  fields: FieldNames<V>
  /** what stands in a draft's title */
  titleOf: (values: V) => string
}

/** What changes, or how it follows from what the form holds by then: an upload ends long after it was begun. */
export type Change<V> = Partial<V> | ((before: V) => Partial<V>)

type OldVersion = { version: number; at: string; data: Record<string, unknown> }

/** What a form that loses nothing holds: its values, its text, its draft, and both sides where two met. */
export function useDraftedText<W extends Whole, V extends object>(form: Drafted<W, V>) {
  const { kind, read, valuesOf, valuesFrom, textOfWhole, opened, fields, titleOf } = form
  const { id, email, draftKey } = opened
  const call = useCall()
  const [source] = useState(() => createTextSource(opened.text))
  const [values, setValues] = useState(opened.values)
  const [settled, onSettle] = useState(source.shown())
  const [version, setVersion] = useState(opened.baseVersion)
  /** Counts how often the whole text was exchanged: the field then starts anew. */
  const [round, setRound] = useState(0)
  const [compared, setCompared] = useState<Compared>()
  const autosave = useAutosave({
    kind,
    email,
    id,
    draftKey,
    baseVersion: version,
    read: () => ({ title: titleOf(values), data: { ...values, ...(textOfWhole && { description: source.text() }) } }),
  })
  const { touch } = autosave
  const mine = () => ({ title: 'Tulisan Anda', text: textOfWhole ? source.text() : '' })

  const change = useCallback(
    (next: Change<V>) => {
      setValues((before) => ({ ...before, ...(typeof next === 'function' ? next(before) : next) }))
      touch()
    },
    [touch],
  )

  function write(data: Record<string, unknown>) {
    setValues((before) => valuesFrom(data, before))
    if (textOfWhole) {
      source.setText(textOf(data))
      onSettle(source.shown())
    }
    setRound(round + 1)
    setCompared(undefined)
    touch()
  }

  function restore(data: Record<string, unknown>) {
    write(restorableContent(data))
  }

  /** Somebody saved a newer version: both are shown. Hers is in the history, whichever one goes on with. */
  async function compareWithSaved(onMine?: () => void) {
    const theirs = (await call(read, { params: { id } } as never)) as W
    const text = textOfWhole?.(theirs) ?? ''
    setCompared({
      reason: 'conflict',
      left: { title: `Tersimpan oleh ${theirs.updatedBy ?? 'orang lain'}, versi ${theirs.version}`, text },
      right: mine(),
      fields: differences(fields, valuesOf(theirs), values),
      takeLeft: () => {
        setVersion(theirs.version)
        write({ ...valuesOf(theirs), ...(textOfWhole && { description: text }) })
      },
      takeRight: () => {
        setVersion(theirs.version)
        setCompared(undefined)
        onMine?.()
        touch()
      },
    })
  }

  function compareWithVersion({ version: old, at, data }: OldVersion) {
    setCompared({
      reason: 'version',
      left: { title: `Versi ${old}, ${formatMoment(at)}`, text: textOfWhole ? textOf(data) : '' },
      right: mine(),
      fields: differences(fields, valuesFrom(restorableContent(data), values), values),
      takeLeft: () => restore(data),
    })
  }

  return {
    source,
    values,
    change,
    touch,
    settled,
    onSettle,
    version,
    round,
    autosave,
    /** what is taken up began with a version that is not the latest */
    stale: version > 0 && version < opened.currentVersion,
    restore,
    compared,
    closeComparison: () => setCompared(undefined),
    compareWithSaved,
    compareWithVersion,
  }
}
