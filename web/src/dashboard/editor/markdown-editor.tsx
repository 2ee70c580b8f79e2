import { TEXT_BYTES, TEXT_TOO_LONG } from '@nmw/contract/content-kind'
import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type RefCallback,
} from 'react'
import { applyEdit, replaceIn, selectedIn } from './edit-area.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { editorActs, type EditorAct } from './editor-acts.ts'
import styles from './markdown-editor.module.css'
import { UploadList } from './upload-list.tsx'
import { picturesIn, usePictureUploads } from './use-picture-uploads.ts'
import { countWords } from './count-words.ts'

export type MarkdownEditorProps = {
  label: string
  initial: string
  /** the element itself: whoever wants the text asks it, so that no keystroke costs a render */
  area: { readonly current: HTMLTextAreaElement | null }
  areaRef: RefCallback<HTMLTextAreaElement>
  /** somebody typed; cheap, because it happens at every keystroke */
  onTouch: () => void
  /** the text stood still for a moment */
  onSettle: (text: string) => void
  onUploaded: (file: string) => void
}

const placeholder = (id: string) => `![Mengunggah gambar...](#unggah-${id})`
const SETTLE = 400
/** A long text is looked at less often. */
const LONG = 200_000
const LONG_SETTLE = 1500

/** The source of a markdown text, with the browser's own undo, spelling and selection. */
export function MarkdownEditor({ label, initial, area, areaRef, onTouch, onSettle, onUploaded }: MarkdownEditorProps) {
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const length = useRef(initial.length)
  const [words, setWords] = useState(() => countWords(initial))
  const [tooLong, setTooLong] = useState(false)
  const [over, setOver] = useState(false)
  useEffect(() => () => clearTimeout(settling.current), [])

  const { uploads, add, remove } = usePictureUploads({
    onStart: (id) => {
      const at = selectedIn(area.current!)
      const insert = placeholder(id)
      applyEdit(area.current!, {
        from: at.start,
        to: at.end,
        insert,
        select: [at.start + insert.length, at.start + insert.length],
      })
    },
    onDone: (id, file, name) => {
      const picture = `![${altOf(name)}](/img/${file})`
      if (!replaceIn(area.current!, placeholder(id), picture)) return onUploaded(file)
      onUploaded(file)
    },
    onGone: (id) => void replaceIn(area.current!, placeholder(id), ''),
  })

  function input() {
    onTouch()
    clearTimeout(settling.current)
    settling.current = setTimeout(settle, length.current > LONG ? LONG_SETTLE : SETTLE)
  }

  function settle() {
    const text = area.current?.value ?? ''
    length.current = text.length
    setWords(countWords(text))
    setTooLong(text.length > TEXT_BYTES)
    onSettle(text)
  }

  function act({ edit }: EditorAct) {
    applyEdit(area.current!, edit(selectedIn(area.current!)))
  }

  function press(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const wanted = editorActs.find(
      ({ key, shift = false }) => key === event.key.toLowerCase() && shift === event.shiftKey,
    )
    if (!wanted) return
    event.preventDefault()
    act(wanted)
  }

  function paste(event: ClipboardEvent) {
    const pictures = picturesIn(event.clipboardData)
    if (!pictures.length) return
    event.preventDefault()
    add(pictures)
  }

  function dropped(event: DragEvent) {
    setOver(false)
    const pictures = picturesIn(event.dataTransfer)
    if (!pictures.length) return
    event.preventDefault()
    add(pictures)
  }

  return (
    <section className={styles.editor} aria-label={label} data-over={over ? '' : undefined}>
      <EditorToolbar onAct={act} onPictures={add} />
      <UploadList uploads={uploads} onRemove={remove} />
      <textarea
        ref={areaRef}
        className={styles.area}
        aria-label={label}
        defaultValue={initial}
        spellCheck={initial.length < LONG}
        lang="id"
        placeholder="Tulis dengan markdown. Gambar dapat ditempel atau diseret ke sini."
        onInput={input}
        onKeyDown={press}
        onPaste={paste}
        onDragOver={(event) => {
          if ([...event.dataTransfer.types].includes('Files')) {
            event.preventDefault()
            setOver(true)
          }
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
      />
      <p className={styles.foot}>
        <span>{tooLong ? <span className={styles.wrong}>{TEXT_TOO_LONG}</span> : 'Markdown'}</span>
        <span className="num">
          {words.toLocaleString('id-ID')} kata, {Math.max(1, Math.round(words / 200))} menit baca
        </span>
      </p>
    </section>
  )
}

/** 'wajah-sehat.jpg' says something, 'IMG_2041.jpg' does not. */
function altOf(name: string) {
  const words = name
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_[\]()]+/g, ' ')
    .trim()
  return /^(img|dsc|image|screenshot|foto)?\s*\d*$/i.test(words) ? 'Gambar' : words
}
