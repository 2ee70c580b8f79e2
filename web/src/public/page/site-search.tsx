import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import type { Search } from '../../lib/load.ts'
import { classNames } from '../../ui/class-names.ts'
import { SearchField } from '../../ui/search-field.tsx'
import styles from './site-search.module.css'

export type SiteSearchProps = {
  label: string
  placeholder: string
  /** The path of the list, and what its address says beside the search. */
  path: string
  otherParams: Search
  /** Those of them that the form has to carry along, when something inside it sends the others. */
  hiddenParams?: Search | undefined
  /** What is searched for at present. */
  value: string
  /** a choice that is sent along, under its own name */
  children?: ReactNode
}

const DELAY = 500

/**
 * Searches while one types. Before the script is there, and without it, it is an ordinary form: the address is the same
 * either way.
 */
export function SiteSearch({
  label,
  placeholder,
  path,
  otherParams,
  hiddenParams = otherParams,
  value,
  children,
}: SiteSearchProps) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)

  // A link elsewhere on the page may have changed what is searched for.
  if (known !== value) {
    setKnown(value)
    if (typed.trim() === known) setTyped(value)
  }

  useEffect(() => {
    if (typed.trim() === value) return undefined
    const timer = setTimeout(() => go(typed), DELAY)
    return () => clearTimeout(timer)
  })

  function go(text: string) {
    const search = { ...otherParams, search: text.trim() || undefined, page: undefined }
    void navigate({ to: path as '/', search, replace: true, resetScroll: false })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    go(typed)
  }

  return (
    <search>
      <form action={path} method="get" className={classNames(styles.form, !!children && styles.more)} onSubmit={submit}>
        {Object.entries(hiddenParams).map(([name, text]) =>
          text ? <input key={name} type="hidden" name={name} value={text} /> : null,
        )}
        <SearchField
          label={label}
          name="search"
          placeholder={placeholder}
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {children}
      </form>
    </search>
  )
}
