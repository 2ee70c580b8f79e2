import { readAdminArticle } from '@nmw/contract/article-desk'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Search } from '../../lib/load.ts'
import { randomKey } from '../../lib/random-key.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { useStaffProfile } from '../../lib/staff/use-staff-profile.ts'
import { useRead } from '../../lib/use-endpoint.ts'
import { textOf } from '../draft/text-of.ts'
import { useDraftStart } from '../draft/use-draft-start.ts'
import { today } from '../kit/day-figures.ts'
import { FormStart } from '../kit/form-start.tsx'
import { ArticleEditor } from './article-editor.tsx'
import { emptyArticle, valuesFrom, valuesOf } from './article-values.ts'

export function ArticleFormScreen() {
  const { action = '' }: { action?: string } = useParams({ strict: false })
  const search: Search = useSearch({ strict: false })
  const id = action === 'update' ? search['id'] : undefined
  const navigate = useNavigate()
  const [ownKey] = useState(randomKey)
  const [round, setRound] = useState(0)
  const draftKey = search['draft'] ?? ownKey
  const { data: person } = useStaffProfile('dashboard')
  const article = useRead(
    readAdminArticle,
    { params: { id: id ?? '' } },
    { enabled: id !== undefined, quiet: true, staleTime: Infinity },
  )
  const start = useDraftStart({ kind: 'article', email: person?.email, id, key: search['draft'] })

  useEffect(() => {
    // In the address, so that a page that is loaded anew finds its draft.
    if (action !== 'add' || search['draft']) return
    void navigate({ to: '.', search: { draft: ownKey } as never, replace: true })
  }, [action, search, ownKey, navigate])

  const isValid = action === 'add' || (action === 'update' && id !== undefined)
  const ready = start.data !== undefined && (id === undefined || article.data !== undefined) && person
  if (!isValid || !ready) {
    return (
      <FormStart
        title={action === 'add' ? 'Tambah artikel' : 'Ubah artikel'}
        back="/dashboard/article"
        isValid={isValid}
        error={article.error ?? start.error}
        busy={article.isFetching || start.isFetching}
        onRetry={() => {
          if (article.error) void article.refetch()
          if (start.error) void start.refetch()
        }}
      />
    )
  }
  const saved = article.data ? valuesOf(article.data) : emptyArticle(today(serverNow()))
  const savedText = article.data?.description ?? ''
  const draft = round === 0 ? start.data : null
  return (
    <ArticleEditor
      key={`${id ?? draftKey} ${round}`}
      id={id}
      email={person.email}
      draftKey={draft?.key ?? draftKey}
      baseVersion={draft?.baseVersion ?? article.data?.version ?? 0}
      currentVersion={article.data?.version ?? 0}
      values={draft ? valuesFrom(draft.data, saved) : saved}
      text={draft ? textOf(draft.data) : savedText}
      restoredAt={draft?.at}
      onStartOver={async () => {
        if (id) await article.refetch()
        setRound(round + 1)
      }}
    />
  )
}
