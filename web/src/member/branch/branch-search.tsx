import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { closeIcon } from '../../ui/state-icons.ts'
import { useDebounced } from '../../ui/use-debounced.ts'

const PAUSE = 500

/** What is typed goes into the address once it has stood still; without script the form itself does that. */
export function BranchSearch({ asked }: { asked: string }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(asked)
  const [shown, setShown] = useState(asked)
  const settled = useDebounced(typed, PAUSE)

  // The address changed by other means: back, forward, a link that clears the search.
  if (asked !== shown) {
    setShown(asked)
    if (asked !== typed.trim()) setTyped(asked)
  }

  function ask(words: string) {
    const search = words.trim()
    if (search === asked) return
    void navigate({ to: '/user/branches', search: { search }, replace: true, resetScroll: false })
  }

  const askSettled = useEffectEvent((words: string) => {
    if (words === typed) ask(words)
  })
  useEffect(() => askSettled(settled), [settled])

  function askNow(event: FormEvent) {
    event.preventDefault()
    ask(typed)
  }

  return (
    <form role="search" action="/user/branches" onSubmit={askNow}>
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
                ask('')
              }}
            />
          ) : null
        }
      />
    </form>
  )
}
