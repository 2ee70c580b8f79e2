import type { ContentKind } from '@nmw/contract/content-kind'
import { useCallback, useState } from 'react'
import { formatMoment } from '../../lib/format/format-moment.ts'
import type { PlainEndpoint } from '../../lib/call/call.ts'
import { useCall } from '../../lib/call/use-call.ts'
import { createTextSource } from '../editor/text-source.ts'
import { differences, type FieldNames } from '../kit/form-differences.ts'
import type { Compared } from './comparison.tsx'
import { textOf } from './text-of.ts'
import { useAutosave } from './use-autosave.ts'
import { restorableContent } from './restorable-content.ts'

export type Whole = { version: number; updatedBy: string | null }

/** What each kind of content provides for editing. */
export type Written<W extends Whole, V> = {
  kind: ContentKind
  /** reads it by id */
  read: PlainEndpoint
  valuesOf: (whole: W) => V
  /** the values of a draft or an old version, over the current ones */
  valuesFrom: (data: Record<string, unknown>, base: V) => V
  /** missing for content without text */
  textOfWhole?: ((whole: W) => string) | undefined
}

/** The initial form: the saved content, or the user's draft of it. */
export type Opened<V> = {
  /** Undefined for new content. */
  id: string | undefined
  email: string
  draftKey: string
  /** when the restored draft was saved */
  draftAt: number | undefined
  /** the version the draft is based on */
  baseVersion: number
  /** the latest saved version */
  currentVersion: number
  values: V
  text: string
  onStartOver: () => Promise<void>
}

type Drafted<W extends Whole, V> = Written<W, V> & {
  opened: Opened<V>
  fields: FieldNames<V>
  /** title of the draft */
  titleOf: (values: V) => string
}

/** New values, or a function of the current ones: an upload ends long after it was started. */
export type Change<V> = Partial<V> | ((before: V) => Partial<V>)

type OldVersion = { version: number; at: string; data: Record<string, unknown> }

/** The state of a form with autosave: values, text, draft, and the comparison on a conflict. */
export function useDraftedText<W extends Whole, V extends object>(form: Drafted<W, V>) {
  const { kind, read, valuesOf, valuesFrom, textOfWhole, opened, fields, titleOf } = form
  const { id, email, draftKey } = opened
  const call = useCall()
  const [source] = useState(() => createTextSource(opened.text))
  const [values, setValues] = useState(opened.values)
  const [settled, onSettle] = useState(source.shown())
  const [version, setVersion] = useState(opened.baseVersion)
  /** Counts replacements of the whole text; each one remounts the field. */
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

  /** A newer version was saved: shows both. The newer one stays in the history, whichever the user chooses. */
  async function compareWithSaved(onMine?: () => void) {
    const theirs = (await call(read, { params: { id } } as never)) as W
    const text = textOfWhole?.(theirs) ?? ''
    setCompared({
      reason: 'conflict',
      left: { title: `Tersimpan oleh ${theirs.updatedBy ?? 'orang lain'}, versi ${theirs.version}`, text },
      right: mine(),
      fields: differences(fields, valuesOf(theirs), values),
      chooseLeft: () => {
        setVersion(theirs.version)
        write({ ...valuesOf(theirs), ...(textOfWhole && { description: text }) })
      },
      chooseRight: () => {
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
      chooseLeft: () => restore(data),
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
    /** the draft is based on an older version */
    stale: version > 0 && version < opened.currentVersion,
    restore,
    compared,
    closeComparison: () => setCompared(undefined),
    compareWithSaved,
    compareWithVersion,
  }
}
