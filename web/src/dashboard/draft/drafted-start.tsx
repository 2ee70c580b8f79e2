import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Fragment, useEffect, useState, type ReactNode } from 'react'
import { ApiError } from '../../lib/call/call.ts'
import type { Search } from '../../lib/reads/load.ts'
import { randomKey } from '../../lib/call/random-key.ts'
import { useStaffProfile } from '../../shared/staff/use-staff-profile.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { editPath, listPath } from '../kit/content-paths.ts'
import { FormStart } from '../kit/form-start.tsx'
import { draftPlace } from './draft-store.ts'
import { textOf } from './text-of.ts'
import { TrashedContent } from './trashed-content.tsx'
import { useDraftStart } from './use-draft-start.ts'
import type { Opened, Whole, Written } from './use-drafted-text.ts'

type DraftedStartProps<W extends Whole, V> = Written<W, V> & {
  /** for example 'banner' */
  name: string
  empty: () => V
  children: (opened: Opened<V>) => ReactNode
}

/** Reads the content named in the URL and the user's draft of it, then opens the form. */
export function DraftedStart<W extends Whole, V>(props: DraftedStartProps<W, V>) {
  const { kind, name, read, empty, valuesOf, valuesFrom, textOfWhole, children } = props
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
    keep: false,
  })
  const start = useDraftStart({ kind, email: person?.email, id, key: search['draft'] })

  useEffect(() => {
    // The key is in the URL, so that a reloaded page finds its draft.
    if (action !== 'add' || search['draft']) return
    void navigate({ to: '.', search: { draft: ownKey } as never, replace: true })
  }, [action, search, ownKey, navigate])

  const whole = found.data as W | undefined
  const isValid = action === 'add' || (action === 'update' && id !== undefined)
  if (id && !whole && person && start.data && isMissing(found.error)) {
    return (
      <TrashedContent
        kind={kind}
        name={name}
        draft={start.data}
        place={draftPlace(person.email, kind, id)}
        freshKey={ownKey}
        onDone={() => void navigate({ href: editPath(kind, { draft: ownKey }), replace: true })}
      />
    )
  }
  if (!isValid || !person || start.data === undefined || (id && !whole)) {
    return (
      <FormStart
        title={`${id ? 'Ubah' : 'Tambah'} ${name}`}
        back={listPath(kind)}
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
  const currentVersion = whole?.version ?? 0
  return (
    <Fragment key={`${id ?? draftKey} ${round}`}>
      {children({
        id,
        email: person.email,
        draftKey: draft?.key ?? draftKey,
        draftAt: draft?.at,
        baseVersion: draft?.baseVersion ?? currentVersion,
        currentVersion,
        values: draft ? valuesFrom(draft.data, saved) : saved,
        text: draft ? textOf(draft.data) : whole && textOfWhole ? textOfWhole(whole) : '',
        onStartOver: async () => {
          if (id) await found.refetch()
          setRound(round + 1)
        },
      })}
    </Fragment>
  )
}

function isMissing(error: Error | null) {
  return error instanceof ApiError && error.status === 404
}
