import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import type { Search } from '../../lib/reads/load.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import { SearchField } from '../../ui/list/search-field.tsx'
import styles from './site-search.module.css'

export type SiteSearchProps = {
  label: string
  placeholder: string
  /** The path of the list. */
  path: string
  otherParams: Search
  /** The params that the form submits as hidden fields, where a field inside it submits the others. */
  hiddenParams?: Search | undefined
  /** The current search. */
  value: string
  /** a filter that is submitted with the search */
  children?: ReactNode
}

const DELAY = 500

/** Searches while typing. Without script it is an ordinary form with the same URL. */
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

  // A link elsewhere on the page may have changed the search.
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
