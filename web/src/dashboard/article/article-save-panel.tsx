import {
  ARTICLE_TEXT,
  ARTICLE_WRITER,
  articleForm,
  createArticle,
  listAdminArticles,
  listArticleProducts,
  listArticleServices,
  productExists,
  readAdminArticle,
  treatmentExists,
  updateArticle,
} from '@nmw/contract/article-desk'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { formatDay } from '../../lib/format/format-day.ts'
import { usePendingUploadCheck, usePendingUploads } from '../../lib/photo/pending-uploads.ts'
import { serverNow } from '../../lib/format/server-clock.ts'
import { useIdempotentCall } from '../../lib/call/use-idempotent-call.ts'
import { readKey } from '../../lib/reads/use-endpoint.ts'
import { Button } from '../../ui/frame/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SidePanel } from '../../ui/overlay/side-panel.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import type { Change } from '../draft/use-drafted-text.ts'
import { awaitsPicture } from '../editor/picture-placeholder.ts'
import { today } from '../kit/numeric-date.ts'
import { PictureField } from '../kit/picture-field.tsx'
import { SeoFields } from '../kit/seo-fields.tsx'
import { useSave } from '../kit/use-save.ts'
import { bodyOf, type ArticleValues } from './article-values.ts'
import { CategoryPicker } from './category-picker.tsx'
import { ItemPicker } from './item-picker.tsx'
import { TagPicker } from './tag-picker.tsx'

type ArticleSavePanelProps = {
  id: string | undefined
  version: number
  values: ArticleValues
  /** the current text */
  text: () => string
  onChange: (next: Change<ArticleValues>) => void
  onClose: () => void
  onSaved: () => Promise<void>
  onConflict: () => Promise<void>
}

/** All fields of an article except its text. */
export function ArticleSavePanel(props: ArticleSavePanelProps) {
  const { id, version, values, text, onChange, onClose, onSaved, onConflict } = props
  const call = useIdempotentCall()
  const client = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const hasPendingUploads = usePendingUploadCheck(usePendingUploads())
  const { errors, busy, send, clearError, setError } = useSave()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  function set(next: Partial<ArticleValues>, name = Object.keys(next)[0]!) {
    clearError(name)
    onChange(next)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (hasPendingUploads(awaitsPicture(text()))) return
    const value = bodyOf(values, text())
    void send({
      schema: articleForm,
      value,
      onConflict,
      save: async (body) => {
        if (id) await call(updateArticle, { body: { ...body, _id: id, version } })
        else await call(createArticle, { body })
        await onSaved()
        toast.success(id ? updateArticle.success : createArticle.success)
        client.removeQueries({ queryKey: readKey(readAdminArticle) })
        await client.invalidateQueries({ queryKey: readKey(listAdminArticles) })
        await navigate({ to: '/dashboard/article' })
      },
    })
  }

  const scheduled = !values.draft && values.status && values.date > today(serverNow())
  return (
    <SidePanel
      title="Simpan Konten"
      onClose={onClose}
      foot={
        <>
          <Button variant="line" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" form="article-form" busy={busy}>
            Simpan Artikel
          </Button>
        </>
      }
    >
      <form id="article-form" noValidate onSubmit={submit}>
        <Stack>
          <TextField
            ref={first}
            label="Judul"
            required
            maxLength={ARTICLE_TEXT}
            counter
            value={values.title}
            error={errors['title']}
            onChange={(event) => set({ title: event.target.value })}
          />
          <TextAreaField
            label="Deskripsi singkat"
            rows={3}
            maxLength={ARTICLE_TEXT}
            counter
            value={values.preview}
            error={errors['preview']}
            onChange={(event) => set({ preview: event.target.value })}
          />
          <PictureField
            label="Thumbnail"
            value={values.images.src}
            error={errors['images.src']}
            size={{ width: 1280, height: 500, atMost: true }}
            rule="Paling besar 1280 x 500"
            onChange={(src) => {
              clearError('images.src')
              onChange(({ images, uploadedImages }) => ({
                images: { ...images, src },
                uploadedImages: [...new Set([...uploadedImages, src])],
              }))
            }}
          />
          <TextField
            label="Teks alternatif thumbnail"
            hint="(opsional)"
            maxLength={300}
            value={values.images.alt}
            error={errors['images.alt']}
            onChange={(event) => set({ images: { ...values.images, alt: event.target.value } }, 'images.alt')}
          />
          <CategoryPicker
            value={values.category}
            error={errors['category']}
            onChange={(category) => set({ category })}
          />
          <TagPicker
            value={values.tags}
            error={errors['tags']}
            onChange={(tags) => set({ tags })}
            onComplain={(message) => setError('tags', message)}
          />
          <SelectField
            label="Status"
            value={values.draft ? 'draft' : values.status ? 'active' : 'inactive'}
            help={scheduled ? `Terjadwal: tampil mulai ${formatDay(values.date)}` : undefined}
            onChange={({ target: { value } }) => onChange({ status: value === 'active', draft: value === 'draft' })}
          >
            <option value="active">Terbitkan</option>
            <option value="draft">Simpan sebagai draf</option>
            <option value="inactive">Tidak aktif</option>
          </SelectField>
          <TextField
            label="Tanggal terbit"
            type="date"
            required
            value={values.date}
            error={errors['date']}
            onChange={(event) => set({ date: event.target.value })}
          />
          <TextField
            label="Penulis"
            hint="(opsional)"
            help={`Tampil di situs sebagai penulis. Bila kosong, tertulis ${ARTICLE_WRITER}.`}
            maxLength={100}
            value={values.source.writer}
            error={errors['source.writer']}
            onChange={(event) => set({ source: { ...values.source, writer: event.target.value } }, 'source.writer')}
          />
          <TextField
            label="Editor"
            hint="(opsional)"
            maxLength={100}
            value={values.source.editor}
            error={errors['source.editor']}
            onChange={(event) => set({ source: { ...values.source, editor: event.target.value } }, 'source.editor')}
          />
          <TextField
            label="Judul sumber"
            hint="(opsional)"
            maxLength={300}
            value={values.source.title}
            error={errors['source.title']}
            onChange={(event) => set({ source: { ...values.source, title: event.target.value } }, 'source.title')}
          />
          <TextField
            label="Tautan sumber"
            hint="(opsional)"
            type="url"
            placeholder="https://"
            maxLength={500}
            value={values.source.link}
            error={errors['source.link']}
            onChange={(event) => set({ source: { ...values.source, link: event.target.value } }, 'source.link')}
          />
          <TextField
            label="Situs sumber"
            hint="(opsional)"
            maxLength={200}
            value={values.source.origin}
            error={errors['source.origin']}
            onChange={(event) => set({ source: { ...values.source, origin: event.target.value } }, 'source.origin')}
          />
          <ItemPicker
            label="Produk terkait"
            endpoint={listArticleProducts}
            items={values.products}
            error={errors['products']}
            onChange={(products) => set({ products })}
            onThere={(name) => setError('products', productExists(name))}
          />
          <ItemPicker
            label="Treatment terkait"
            endpoint={listArticleServices}
            items={values.services}
            error={errors['services']}
            onChange={(services) => set({ services })}
            onThere={(name) => setError('services', treatmentExists(name))}
          />
          <SeoFields
            value={values.metaData}
            errors={{ title: errors['metaData.title'], description: errors['metaData.description'] }}
            otherwise={{ title: values.title, description: values.preview }}
            path="/articles"
            onChange={(metaData, field) => set({ metaData }, `metaData.${field}`)}
          />
        </Stack>
      </form>
    </SidePanel>
  )
}
