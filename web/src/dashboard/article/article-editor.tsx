import type { WholeArticle } from '@nmw/contract/article-desk'
import { readMedia } from '@nmw/contract/media'
import { useEffect, useId, useState } from 'react'
import { createPendingUploads, PendingUploadsProvider } from '../../lib/photo/pending-uploads.ts'
import { useCall } from '../../lib/call/use-call.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Segments } from '../../ui/nav/segments.tsx'
import { StaffHead } from '../../ui/nav/staff-head.tsx'
import { clockIcon } from '../../ui/icon/state-icons.ts'
import { imageIcon } from '../../ui/icon/thing-icons.ts'
import { AutosaveStatus } from '../draft/autosave-status.tsx'
import { Comparison } from '../draft/comparison.tsx'
import { DraftNote } from '../draft/draft-note.tsx'
import { LeaveConfirm } from '../draft/leave-confirm.tsx'
import { useDraftedText, type Opened, type Written } from '../draft/use-drafted-text.ts'
import { VersionsPanel } from '../draft/versions-panel.tsx'
import { applyEdit, selectedIn } from '../editor/edit-area.ts'
import layout from '../editor/editor-layout.module.css'
import { LivePreview } from '../editor/live-preview.tsx'
import { MarkdownEditor } from '../editor/markdown-editor.tsx'
import { PictureHistory } from '../editor/picture-history.tsx'
import { pictureMarkdown } from '../editor/picture-markdown.ts'
import { ArticleSavePanel } from './article-save-panel.tsx'
import { articleFields, type ArticleValues } from './article-values.ts'

type ArticleEditorProps = { article: Written<WholeArticle, ArticleValues>; opened: Opened<ArticleValues> }

type Panel = 'save' | 'pictures' | 'versions'

export function ArticleEditor({ article, opened }: ArticleEditorProps) {
  const { id } = opened
  const call = useCall()
  const tabs = useId()
  const [panel, setPanel] = useState<Panel>()
  const [pictures] = useState(createPendingUploads)
  const [shown, setShown] = useState<'write' | 'preview'>('write')
  const form = useDraftedText({ ...article, opened, fields: articleFields, titleOf: ({ title }) => title })
  const { source, values, change, autosave, compared } = form

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      setPanel('save')
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  function backToText() {
    setPanel(undefined)
    source.area().focus()
  }

  /**
   * Inserts the picture with its alt text from the media library, selected, because this article may need another one.
   */
  async function insertPicture(file: string) {
    const { alt } = await call(readMedia, { params: { name: file } }).catch(() => ({ alt: '' }))
    const { start, end } = selectedIn(source.area())
    const insert = pictureMarkdown(alt, file)
    const close = start + insert.length - `](/img/${file})`.length
    applyEdit(source.area(), { from: start, to: end, insert, select: [start + 2, close] })
  }

  return (
    <>
      <LeaveConfirm isDirty={autosave.isDirty} />
      <StaffHead title={id ? 'Ubah artikel' : 'Tambah artikel'} backHref="/dashboard/article">
        <AutosaveStatus state={autosave.state} savedAt={autosave.savedAt} />
        {id ? (
          <Button variant="line" icon={clockIcon} onClick={() => setPanel('versions')}>
            Riwayat versi
          </Button>
        ) : null}
        <Button variant="line" icon={imageIcon} onClick={() => setPanel('pictures')}>
          Riwayat gambar
        </Button>
        <Button variant={panel === 'save' ? 'line' : 'primary'} onClick={() => setPanel('save')} title="Ctrl+S">
          Simpan Konten
        </Button>
      </StaffHead>
      <DraftNote
        at={opened.draftAt}
        stale={form.stale}
        className={layout.note}
        onDiscard={() => void autosave.forget().then(opened.onStartOver)}
      />
      {compared ? (
        <Comparison compared={compared} onClose={form.closeComparison} />
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
          key={form.round}
          source={source}
          onTouch={form.touch}
          onSettle={form.onSettle}
          onUploaded={(file) =>
            change(({ uploadedImages }) => ({ uploadedImages: [...new Set([...uploadedImages, file])] }))
          }
        />
        <LivePreview markdown={form.settled} />
        {panel ? (
          <div className={layout.panel}>
            {panel === 'save' ? (
              <PendingUploadsProvider value={pictures}>
                <ArticleSavePanel
                  id={id}
                  version={form.version}
                  values={values}
                  text={source.text}
                  onChange={change}
                  onClose={backToText}
                  onSaved={autosave.forget}
                  onConflict={async () => {
                    await form.compareWithSaved(() => setPanel('save'))
                    setPanel(undefined)
                  }}
                />
              </PendingUploadsProvider>
            ) : panel === 'pictures' ? (
              <PictureHistory
                files={values.uploadedImages}
                text={source.text()}
                onClose={() => setPanel(undefined)}
                onInsert={(file) => void insertPicture(file)}
              />
            ) : (
              <VersionsPanel
                kind="article"
                id={id!}
                onClose={() => setPanel(undefined)}
                onCompare={form.compareWithVersion}
                onRestore={({ data }) => {
                  setPanel(undefined)
                  form.restore(data)
                }}
              />
            )}
          </div>
        ) : null}
      </div>
    </>
  )
}
