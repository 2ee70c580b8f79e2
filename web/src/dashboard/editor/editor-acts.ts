import {
  boldIcon,
  headingIcon,
  italicIcon,
  linkIcon,
  listIcon,
  quoteIcon,
  tableIcon,
} from '../../ui/icon/editor-icons.ts'
import type { IconPath } from '../../ui/icon/icon.tsx'
import { block, link, prefixLines, TABLE, wrap, type Selected, type TextEdit } from './markdown-acts.ts'

export type EditorAct = {
  label: string
  icon: IconPath
  /** with Ctrl, or Command on a Mac */
  key?: string
  shift?: boolean
  /** separated from the button before it */
  apart?: boolean
  edit: (selected: Selected) => TextEdit
}

export const editorActs: readonly EditorAct[] = [
  { label: 'Judul bagian', icon: headingIcon, key: 'h', edit: (at) => prefixLines(at, () => '## ') },
  { label: 'Tebal', icon: boldIcon, key: 'b', edit: (at) => wrap(at, '**', 'teks tebal') },
  { label: 'Miring', icon: italicIcon, key: 'i', edit: (at) => wrap(at, '*', 'teks miring') },
  { label: 'Daftar', icon: listIcon, key: 'l', shift: true, apart: true, edit: (at) => prefixLines(at, () => '- ') },
  { label: 'Kutipan', icon: quoteIcon, key: 'q', shift: true, edit: (at) => prefixLines(at, () => '> ') },
  { label: 'Tabel', icon: tableIcon, edit: (at) => block(at, TABLE) },
  { label: 'Tautan', icon: linkIcon, key: 'k', apart: true, edit: link },
]

export function keysOf({ key, shift }: EditorAct) {
  return key ? `Ctrl+${shift ? 'Shift+' : ''}${key.toUpperCase()}` : undefined
}
