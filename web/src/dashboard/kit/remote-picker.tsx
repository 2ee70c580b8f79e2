import type { Endpoint } from '@nmw/contract/endpoint'
import type { ReactNode } from 'react'
import { SearchPicker } from '../../shared/staff/search-picker.tsx'

type RemotePickerProps<T extends { name: string }> = {
  label: string
  endpoint: Endpoint
  /** sent along with limit and search */
  query?: Record<string, string> | undefined
  keyOf: (item: T) => string
  chosen?: readonly string[] | undefined
  onPick: (item: T) => void
  error?: string | undefined
  help?: ReactNode
  hint?: string | undefined
  children?: ReactNode
}

const DEBOUNCE = 1500
const TEXTS = { searching: 'Mencari Data...', nothing: 'Tidak Ditemukan.' }

/** `SearchPicker` with the texts and debounce of the dashboard. */
export function RemotePicker<T extends { name: string }>(props: RemotePickerProps<T>) {
  const { query, keyOf, chosen = [], ...rest } = props
  return (
    <SearchPicker<T>
      {...rest}
      inline
      placeholder="Pencarian..."
      debounce={DEBOUNCE}
      texts={TEXTS}
      query={{ limit: 10, ...query }}
      rowOf={(item) => ({ key: keyOf(item), name: item.name, chosen: chosen.includes(keyOf(item)) })}
    />
  )
}
