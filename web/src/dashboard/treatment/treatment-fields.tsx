import { MEMBER_DISCOUNT_PERCENT, productMemberPrice } from '@nmw/contract/member-price'
import { formatRupiah } from '@nmw/contract/rupiah'
import { TREATMENT_GROUPS, type TreatmentGroup } from '@nmw/contract/treatment'
import {
  createTreatments,
  serviceChanged,
  serviceCreated,
  SHORT_DESCRIPTION,
  updateTreatment,
} from '@nmw/contract/treatment-desk'
import { useState, type SubmitEvent } from 'react'
import { usePendingUploadCheck, usePendingUploads } from '../../lib/photo/pending-uploads.ts'
import { useIdempotentCall } from '../../lib/call/use-idempotent-call.ts'
import { Button } from '../../ui/frame/button.tsx'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import type { FormState } from '../draft/drafted-form.tsx'
import { LivePreview } from '../editor/live-preview.tsx'
import { MarkdownEditor } from '../editor/markdown-editor.tsx'
import { awaitsPicture } from '../editor/picture-placeholder.ts'
import { parseAmount, parseOptionalAmount, formatThousands, formatOptionalThousands } from '../kit/amounts.ts'
import page from '../kit/form-page.module.css'
import { PictureField } from '../kit/picture-field.tsx'
import { SeoFields } from '../kit/seo-fields.tsx'
import { useSave } from '../kit/use-save.ts'
import { SubServiceDialog } from './sub-service-dialog.tsx'
import type { TreatmentValues } from './treatment-values.ts'

export function TreatmentFields({ form }: { form: FormState<TreatmentValues> }) {
  const { id, version, values, change, source, settled, onSettle, touch, round, onSaved, onConflict } = form
  const call = useIdempotentCall()
  const hasPendingUploads = usePendingUploadCheck(usePendingUploads())
  const { errors: found, busy, send, clearError } = useSave()
  const [subServices, setSubServices] = useState(false)
  const errors: Record<string, string> = {}
  for (const [path, message] of Object.entries(found)) errors[path.replace(/^(services\.0|service)\./, '')] = message

  function set(next: Partial<TreatmentValues>, names = Object.keys(next)) {
    for (const name of names) for (const path of [name, `service.${name}`, `services.0.${name}`]) clearError(path)
    change(next)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (hasPendingUploads(awaitsPicture(source.text()))) return
    const { group, ...service } = { ...values, description: source.text() }
    if (id) {
      void send({
        schema: updateTreatment.body,
        value: { id, version, group, service },
        onConflict,
        save: async (body) => {
          await call(updateTreatment, { body })
          await onSaved(serviceChanged(body.service.name))
        },
      })
    } else {
      void send({
        schema: createTreatments.body,
        value: { group, services: [service] },
        save: async (body) => {
          await call(createTreatments, { body })
          await onSaved(serviceCreated(values.name))
        },
      })
    }
  }

  return (
    <form className={page.page} noValidate onSubmit={submit}>
      <div className={page.fields}>
        <TextField
          label="Nama"
          required
          maxLength={150}
          counter
          value={values.name}
          error={errors['name']}
          onChange={(event) => set({ name: event.target.value })}
        />
        <SelectField
          label="Kategori"
          required
          value={values.group}
          error={errors['group']}
          onChange={(event) => set({ group: event.target.value as TreatmentGroup })}
        >
          <option value="">Pilih kategori</option>
          {TREATMENT_GROUPS.map(({ group, title }) => (
            <option key={group} value={group}>
              {title}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label="Deskripsi singkat"
          rows={2}
          maxLength={SHORT_DESCRIPTION}
          counter
          value={values.shortDesc}
          error={errors['shortDesc']}
          onChange={(event) => set({ shortDesc: event.target.value })}
        />
        <div className={page.editor}>
          <MarkdownEditor
            key={round}
            label="Deskripsi lengkap"
            source={source}
            onTouch={touch}
            onSettle={onSettle}
            onUploaded={touch}
          />
        </div>
        <PictureField
          label="Gambar banner"
          value={values.banner}
          error={errors['banner']}
          size={{ width: 1320, height: 500 }}
          rule="Ukuran 1320 x 500; tanpa banner dipakai thumbnail"
          wide
          onChange={(banner) => set({ banner })}
        />
        <PictureField
          label="Thumbnail"
          value={values.image}
          error={errors['image']}
          size={{ width: 800, height: 600 }}
          rule="Wajib, dianjurkan 800 x 600"
          onChange={(image) => set({ image })}
        />
        <div className={page.pair}>
          <TextField
            label="Harga"
            inputMode="numeric"
            value={formatThousands(values.price)}
            placeholder="Rp 0"
            error={errors['price']}
            onChange={(event) => set({ price: parseAmount(event.target.value) })}
          />
          <TextField
            label="Harga member"
            inputMode="numeric"
            value={formatOptionalThousands(values.memberPrice)}
            placeholder={formatRupiah(productMemberPrice(values.price))}
            help={`Bila dikosongkan, anggota mendapat potongan ${MEMBER_DISCOUNT_PERCENT}%. Isi 0 bila gratis untuk anggota.`}
            error={errors['memberPrice']}
            onChange={(event) => set({ memberPrice: parseOptionalAmount(event.target.value) })}
          />
        </div>
        <div className={page.pair}>
          <TextField
            label="Durasi (menit)"
            inputMode="numeric"
            value={String(values.durationMinutes)}
            error={errors['durationMinutes']}
            onChange={(event) => set({ durationMinutes: parseAmount(event.target.value) })}
          />
          <TextField
            label="Anjuran sesi"
            inputMode="numeric"
            value={String(values.recommendedSessions)}
            error={errors['recommendedSessions']}
            onChange={(event) => set({ recommendedSessions: parseAmount(event.target.value) })}
          />
        </div>
        <CheckboxField
          label="Perlu dokter"
          checked={values.needsDoctor}
          onChange={(event) => change({ needsDoctor: event.target.checked })}
        />
        <SeoFields
          value={values.metaData}
          errors={{ title: errors['metaData.title'], description: errors['metaData.description'] }}
          otherwise={{ title: values.name, description: values.shortDesc }}
          path="/services"
          onChange={(metaData, field) => set({ metaData }, [`metaData.${field}`])}
        />
        <SwitchField checked={values.status} onChange={(event) => change({ status: event.target.checked })}>
          {values.status ? 'Aktif setelah disimpan' : 'Tidak aktif setelah disimpan'}
        </SwitchField>
        <div className={page.foot}>
          <Button variant="line" onClick={() => setSubServices(true)}>
            Sub layanan ({values.category.length})
          </Button>
          <Button type="submit" busy={busy}>
            Simpan Treatment
          </Button>
        </div>
      </div>
      <div className={page.aside}>
        <LivePreview markdown={settled} />
      </div>
      {subServices ? (
        <SubServiceDialog
          initial={values.category}
          onClose={() => setSubServices(false)}
          onSave={(category) => {
            set({ category })
            setSubServices(false)
          }}
        />
      ) : null}
    </form>
  )
}
