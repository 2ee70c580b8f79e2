import {
  BANNER_PICTURE,
  bannerForm,
  createBanner,
  NO_BANNER_PICTURE,
  promoChanged,
  promoCreated,
  updateBanner,
} from '@nmw/contract/banner-desk'
import { useState, type SubmitEvent } from 'react'
import { usePendingUploadCheck, usePendingUploads } from '../../lib/photo/pending-uploads.ts'
import { useIdempotentCall } from '../../lib/call/use-idempotent-call.ts'
import { Button } from '../../ui/frame/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import type { FormState } from '../draft/drafted-form.tsx'
import { MarkdownEditor } from '../editor/markdown-editor.tsx'
import { awaitsPicture } from '../editor/picture-placeholder.ts'
import page from '../kit/form-page.module.css'
import { PictureField } from '../kit/picture-field.tsx'
import { SeoFields } from '../kit/seo-fields.tsx'
import { useSave } from '../kit/use-save.ts'
import { BannerPhone } from './banner-phone.tsx'
import { bodyOfBanner, type BannerValues } from './banner-values.ts'
import { PromoSections } from './promo-sections.tsx'

export function BannerFields({ form }: { form: FormState<BannerValues> }) {
  const { id, version, values, change, source, settled, onSettle, touch, round, onSaved, onConflict } = form
  const call = useIdempotentCall()
  const hasPendingUploads = usePendingUploadCheck(usePendingUploads())
  const toast = useToast()
  const { errors, busy, send, clearError, setError } = useSave()
  const [seo, setSeo] = useState(false)

  function set(next: Partial<BannerValues>) {
    clearError(Object.keys(next)[0]!)
    change(next)
  }

  function finish(event: SubmitEvent) {
    event.preventDefault()
    if (hasPendingUploads(awaitsPicture(source.text()))) return
    if (!values.image) {
      setError('image', NO_BANNER_PICTURE)
      toast.error(NO_BANNER_PICTURE)
      return
    }
    setSeo(true)
  }

  function save() {
    void send({
      schema: bannerForm,
      value: bodyOfBanner(values, source.text()),
      onConflict: async () => {
        setSeo(false)
        await onConflict()
      },
      save: async (body) => {
        if (id) await call(updateBanner, { body: { ...body, _id: id, version } })
        else await call(createBanner, { body })
        setSeo(false)
        await onSaved(id ? promoChanged(body.title) : promoCreated(body.title))
      },
    }).then(() => setSeo(false))
  }

  return (
    <form className={page.page} noValidate onSubmit={finish}>
      <div className={page.fields}>
        <TextField
          label="Judul promo"
          required
          maxLength={200}
          counter
          value={values.title}
          error={errors['title']}
          onChange={(event) => set({ title: event.target.value })}
        />
        <TextField
          label="Subjudul"
          hint="(opsional)"
          maxLength={200}
          value={values.subTitle}
          error={errors['subTitle']}
          onChange={(event) => set({ subTitle: event.target.value })}
        />
        <PictureField
          label="Gambar banner"
          value={values.image}
          error={errors['image']}
          size={BANNER_PICTURE}
          rule="Ukuran 1320 x 500"
          wide
          onChange={(image) => {
            clearError('image')
            change(({ uploadedImages }) => ({ image, uploadedImages: [...new Set([...uploadedImages, image])] }))
          }}
        />
        <TextField
          label="Tautan"
          hint="(opsional)"
          help="Halaman area pasien seperti /point, atau alamat https. Tanpa tautan, slide membuka halaman promonya."
          maxLength={500}
          value={values.url}
          error={errors['url']}
          onChange={(event) => set({ url: event.target.value })}
        />
        <TextField
          label="Tanggal promo dalam kata"
          hint="(opsional)"
          placeholder="1 sampai 31 Desember 2026"
          maxLength={100}
          value={values.date}
          error={errors['date']}
          onChange={(event) => set({ date: event.target.value })}
        />
        <div className={page.pair}>
          <TextField
            label="Tanggal mulai"
            type="date"
            required
            value={values.startDate}
            error={errors['startDate']}
            onChange={(event) => set({ startDate: event.target.value })}
          />
          <TextField
            label="Tanggal berakhir"
            type="date"
            required
            value={values.endDate}
            error={errors['endDate']}
            onChange={(event) => set({ endDate: event.target.value })}
          />
        </div>
        <div className={page.editor}>
          <MarkdownEditor
            key={round}
            label="Isi promo"
            source={source}
            onTouch={touch}
            onSettle={onSettle}
            onUploaded={(file) =>
              change(({ uploadedImages }) => ({ uploadedImages: [...new Set([...uploadedImages, file])] }))
            }
          />
        </div>
        <PromoSections
          values={values}
          errors={errors}
          onChange={(next, ...mended) => {
            mended.forEach(clearError)
            change(next)
          }}
        />
        <SwitchField checked={values.status} onChange={(event) => change({ status: event.target.checked })}>
          {values.status ? 'Aktif setelah disimpan' : 'Tidak aktif setelah disimpan'}
        </SwitchField>
        <div className={page.foot}>
          <Button type="submit">Selesai</Button>
        </div>
      </div>
      <div className={page.aside}>
        <BannerPhone values={values} markdown={settled} />
      </div>
      <ConfirmDialog
        open={seo}
        onClose={() => setSeo(false)}
        onConfirm={save}
        title="SEO"
        confirmLabel="Simpan Promo"
        cancelLabel="Batal"
        busy={busy}
      >
        <Stack>
          <SeoFields
            value={values.metadata}
            errors={{ title: errors['metadata.title'], description: errors['metadata.description'] }}
            otherwise={{ title: values.title, description: values.subTitle }}
            path="/user/promo"
            onChange={(metadata, field) => {
              clearError(`metadata.${field}`)
              change({ metadata })
            }}
          />
        </Stack>
      </ConfirmDialog>
    </form>
  )
}
