import { useNavigate } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { useTypedSearch } from '../../lib/form/use-typed-search.ts'
import { IconButton } from '../../ui/frame/icon-button.tsx'
import { SearchField } from '../../ui/list/search-field.tsx'
import { closeIcon } from '../../ui/icon/state-icons.ts'

/** Typed text goes into the URL after a pause; without script the form does that. */
export function BranchSearch({ asked }: { asked: string }) {
  const navigate = useNavigate()
  const { typed, setTyped, askNow } = useTypedSearch({
    asked,
    ask: (search) => void navigate({ to: '/user/branches', search: { search }, replace: true, resetScroll: false }),
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    askNow()
  }

  return (
    <form role="search" action="/user/branches" onSubmit={submit}>
      <SearchField
        label="Cari Lokasi"
        placeholder="Cari Lokasi"
        name="search"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        rightSlot={
          typed ? (
            <IconButton
              label="Hapus pencarian"
              icon={closeIcon}
              iconSize={20}
              onClick={() => {
                setTyped('')
                askNow('')
              }}
            />
          ) : null
        }
      />
    </form>
  )
}
