import { readAdminArticle, type WholeArticle } from '@nmw/contract/article-desk'
import { useCallback, useEffect, useId, useState } from 'react'
import { formatMoment } from '../../lib/format-moment.ts'
import { useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Segments } from '../../ui/segments.tsx'
import { StaffHead } from '../../ui/staff-head.tsx'
import { imageIcon } from '../../ui/thing-icons.ts'
import { clockIcon } from '../../ui/state-icons.ts'
import { AutosaveWords } from '../draft/autosave-words.tsx'
import { Comparison, type Compared } from '../draft/comparison.tsx'
import { LeaveQuestion } from '../draft/leave-question.tsx'
import { useAutosave } from '../draft/use-autosave.ts'
import { textOf } from '../draft/text-of.ts'
import { VersionsPanel } from '../draft/versions-panel.tsx'
import { applyEdit, selectedIn } from '../editor/edit-area.ts'
import { LivePreview } from '../editor/live-preview.tsx'
import { MarkdownEditor } from '../editor/markdown-editor.tsx'
import { PictureHistory } from '../editor/picture-history.tsx'
import { createTextSource } from '../editor/text-source.ts'
import layout from '../editor/editor-layout.module.css'
import { differences } from '../kit/in-words.ts'
import { ArticleSavePanel } from './article-save-panel.tsx'
import { articleFields, valuesFrom, valuesOf, type ArticleValues } from './article-values.ts'

type ArticleEditorProps = {
  id: string | undefined
  email: string
  draftKey: string
  /** the version that what is written began with */
  baseVersion: number
  /** the version that is saved */
  currentVersion: number
  values: ArticleValues
  text: string
  restoredAt: number | undefined
  onStartOver: () => Promise<void>
}

type Panel = 'save' | 'pictures' | 'versions'

export function ArticleEditor(props: ArticleEditorProps) {
  const { id, email, draftKey, currentVersion, restoredAt, onStartOver } = props
  const call = useCall()
  const tabs = useId()
  const [source] = useState(() => createTextSource(props.text))
  const [values, setValues] = useState(props.values)
  const [settled, setSettled] = useState(source.shown())
  const [baseVersion, setBaseVersion] = useState(props.baseVersion)
  const [panel, setPanel] = useState<Panel>()
  const [shown, setShown] = useState<'write' | 'preview'>('write')
  const [compared, setCompared] = useState<Compared>()
  /** Counts how often the whole text was exchanged: the field then starts anew. */
  const [round, setRound] = useState(0)
  const [note, setNote] = useState(restoredAt !== undefined)
  const autosave = useAutosave({
    kind: 'article',
    email,
    id,
    draftKey,
    baseVersion,
    read: () => ({ title: values.title, data: { ...values, description: source.text() } }),
  })
  const { touch } = autosave

  const change = useCallback(
    (next: Partial<ArticleValues>) => {
      setValues((before) => ({ ...before, ...next }))
      touch()
    },
    [touch],
  )
  const uploaded = (file: string) => change({ uploadedImages: [...new Set([...values.uploadedImages, file])] })

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      setPanel('save')
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  function write(data: Record<string, unknown>) {
    setValues(valuesFrom(data, values))
    const text = textOf(data)
    source.setText(text)
    setSettled(source.shown())
    setRound(round + 1)
    setCompared(undefined)
    touch()
  }

  async function showConflict() {
    if (!id) return
    const theirs = await call(readAdminArticle, { params: { id } })
    setPanel(undefined)
    setCompared({
      reason: 'conflict',
      left: {
        title: `Tersimpan oleh ${theirs.updatedBy ?? 'orang lain'}, versi ${theirs.version}`,
        text: theirs.description,
      },
      right: { title: 'Tulisan Anda', text: source.text() },
      fields: differences(articleFields, valuesOf(theirs), values),
      takeLeft: () => takeTheirs(theirs),
      takeRight: () => {
        setBaseVersion(theirs.version)
        setCompared(undefined)
        setPanel('save')
        touch()
      },
    })
  }

  /** Hers is in the history; one's own stays behind as it is, unless it is thrown away here. */
  function takeTheirs(theirs: WholeArticle) {
    setBaseVersion(theirs.version)
    write({ ...valuesOf(theirs), description: theirs.description })
  }

  const stale = baseVersion > 0 && baseVersion < currentVersion
  return (
    <>
      <LeaveQuestion isDirty={autosave.isDirty} />
      <StaffHead title={id ? 'Ubah artikel' : 'Tambah artikel'} backHref="/dashboard/article">
        <AutosaveWords state={autosave.state} savedAt={autosave.savedAt} />
        {id ? (
          <Button variant="line" icon={clockIcon} onClick={() => setPanel('versions')}>
            Riwayat versi
          </Button>
        ) : null}
        <Button variant="line" icon={imageIcon} onClick={() => setPanel('pictures')}>
          Riwayat gambar
        </Button>
        <Button onClick={() => setPanel('save')} title="Ctrl+S">
          Simpan Konten
        </Button>
      </StaffHead>
      {note ? (
        <Note
          tone={stale ? 'warning' : 'info'}
          role="status"
          className={layout.note}
          action={
            <Button
              variant="quiet"
              small
              onClick={() => {
                setNote(false)
                void autosave.forget().then(onStartOver)
              }}
            >
              Buang draf
            </Button>
          }
        >
          <p>
            Draf dari {formatMoment(new Date(restoredAt!).toISOString())} dilanjutkan.
            {stale
              ? ' Artikel ini sudah disimpan orang lain sejak itu; keduanya dibandingkan saat Anda menyimpan.'
              : ''}
          </p>
        </Note>
      ) : null}
      {compared ? (
        <Comparison compared={compared} onClose={() => setCompared(undefined)} />
      ) : (
        <div className={layout.tabs}>
          <Segments
            label="Tampilan"
            idBase={tabs}
            value={shown}
            onChange={(value) => setShown(value as 'write' | 'preview')}
            choices={[
              { value: 'write', label: 'Tulis' },
              { value: 'preview', label: 'Pratinjau' },
            ]}
          />
        </div>
      )}
      <div
        id={`${tabs}-panel-${shown}`}
        className={layout.layout}
        data-panel={panel ? '' : undefined}
        data-shown={shown}
        hidden={compared !== undefined}
      >
        <MarkdownEditor
          label="Isi artikel"
          key={round}
          source={source}
          onTouch={touch}
          onSettle={setSettled}
          onUploaded={uploaded}
        />
        <LivePreview markdown={settled} />
        {panel ? (
          <div className={layout.panel}>
            {panel === 'save' ? (
              <ArticleSavePanel
                id={id}
                version={baseVersion}
                values={values}
                text={source.text}
                onChange={change}
                onClose={() => setPanel(undefined)}
                onSaved={autosave.forget}
                onConflict={showConflict}
              />
            ) : panel === 'pictures' ? (
              <PictureHistory
                files={values.uploadedImages}
                text={source.text()}
                onClose={() => setPanel(undefined)}
                onInsert={(file) => {
                  const { start, end } = selectedIn(source.area())
                  const insert = `![Gambar](/img/${file})`
                  applyEdit(source.area(), { from: start, to: end, insert, select: [start + 2, start + 8] })
                }}
              />
            ) : (
              <VersionsPanel
                kind="article"
                id={id!}
                onClose={() => setPanel(undefined)}
                onCompare={({ version, at, data }) =>
                  setCompared({
                    reason: 'version',
                    left: { title: `Versi ${version}, ${formatMoment(at)}`, text: textOf(data) },
                    right: { title: 'Tulisan Anda', text: source.text() },
                    fields: differences(articleFields, valuesFrom(data, values), values),
                    takeLeft: () => write(data),
                  })
                }
                onRestore={({ data }) => {
                  setPanel(undefined)
                  write(data)
                }}
              />
            )}
          </div>
        ) : null}
      </div>
    </>
  )
}
