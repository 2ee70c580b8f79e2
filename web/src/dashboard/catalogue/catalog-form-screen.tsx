import {
  catalogueChanged,
  catalogueCreated,
  catalogueForm,
  createCatalogue,
  listAdminCatalogues,
  readAdminCatalogue,
  updateCatalogue,
  type AdminCatalogue,
  type CatalogueForm,
} from '@nmw/contract/catalogue-desk'
import { BANNER_PICTURE } from '@nmw/contract/banner-desk'
import type { SubmitEvent } from 'react'
import { usePendingUploadCheck, usePendingUploads } from '../../lib/photo/pending-uploads.ts'
import { useIdempotentCall } from '../../lib/call/use-idempotent-call.ts'
import { Button } from '../../ui/frame/button.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { DraftedForm, type FormState } from '../draft/drafted-form.tsx'
import page from '../kit/form-page.module.css'
import type { FieldNames } from '../kit/form-differences.ts'
import { PictureField } from '../kit/picture-field.tsx'
import { PreviewLinkButton } from '../kit/preview-link-button.tsx'
import { TrashButton } from '../kit/trash-button.tsx'
import { useSave } from '../kit/use-save.ts'
import { ProductCategoryField } from './product-category-field.tsx'

type Whole = AdminCatalogue & { updatedBy: string | null }
type CatalogueValues = CatalogueForm & { category: string }

const fields: FieldNames<CatalogueValues> = {
  name: 'Nama',
  path: 'URL path',
  description: 'Deskripsi',
  category: 'Kategori produk',
  thumbnail: 'Gambar',
  status: 'Tampil',
}

export function CatalogFormScreen() {
  const toast = useToast()
  return (
    <DraftedForm<Whole, CatalogueValues>
      kind="catalogue"
      name="katalog"
      read={readAdminCatalogue}
      refreshes={[listAdminCatalogues]}
      empty={() => ({ name: '', path: '', description: '', category: '', thumbnail: '', status: true })}
      valuesOf={valuesOf}
      fields={fields}
      titleOf={({ name }) => name}
      toast={toast.success}
    >
      {(form) => <CatalogFields form={form} />}
    </DraftedForm>
  )
}

function valuesOf({ name, path, description, category, thumbnail, status }: Whole): CatalogueValues {
  return { name, path, description, category, thumbnail, status }
}

/** 'Serum & Krim' → 'serum-krim'. */
function pathOf(name: string) {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}

function CatalogFields({ form }: { form: FormState<CatalogueValues> }) {
  const { id, version, values, change, onSaved, onConflict } = form
  const call = useIdempotentCall()
  const hasPendingUploads = usePendingUploadCheck(usePendingUploads())
  const { errors, busy, send, clearError } = useSave()

  function set(next: Partial<CatalogueValues>) {
    for (const name of Object.keys(next)) clearError(name)
    change(next)
  }

  function rename(name: string) {
    // The path follows the name until it is edited, or the page exists.
    const follows = !id && values.path === pathOf(values.name)
    set({ name, ...(follows && { path: pathOf(name) }) })
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (hasPendingUploads()) return
    void send({
      schema: catalogueForm,
      value: values,
      onConflict,
      save: async (body) => {
        if (id) await call(updateCatalogue, { body: { ...body, _id: id, version } })
        else await call(createCatalogue, { body })
        await onSaved(id ? catalogueChanged(body.name) : catalogueCreated(body.name))
      },
    })
  }

  return (
    <form className={page.page} noValidate onSubmit={submit}>
      <div className={page.fields}>
        <TextField
          label="Nama"
          required
          maxLength={100}
          counter
          value={values.name}
          error={errors['name']}
          onChange={(event) => rename(event.target.value)}
        />
        <TextField
          label="URL path"
          required
          help={`Alamat: /catalogue/${values.path || '...'}`}
          maxLength={100}
          value={values.path}
          error={errors['path']}
          onChange={(event) => set({ path: event.target.value })}
        />
        <TextAreaField
          label="Deskripsi"
          hint="(opsional)"
          rows={4}
          maxLength={500}
          counter
          value={values.description}
          error={errors['description']}
          onChange={(event) => set({ description: event.target.value })}
        />
        <ProductCategoryField
          value={values.category}
          error={errors['category']}
          onChange={(category) => set({ category })}
        />
        <PictureField
          label="Thumbnail"
          value={values.thumbnail}
          error={errors['thumbnail']}
          size={BANNER_PICTURE}
          rule="Ukuran 1320 x 500"
          wide
          onChange={(thumbnail) => set({ thumbnail })}
        />
        <SwitchField checked={values.status} onChange={(event) => change({ status: event.target.checked })}>
          {values.status ? 'Aktif setelah disimpan' : 'Tidak aktif setelah disimpan'}
        </SwitchField>
        <div className={page.foot}>
          {id ? (
            <>
              <TrashButton
                kind="catalogue"
                id={id}
                name={values.name}
                onDone={() => location.assign('/dashboard/catalog')}
              />
              <PreviewLinkButton kind="catalogue" id={id} />
            </>
          ) : null}
          <Button type="submit" busy={busy}>
            Simpan Katalog
          </Button>
        </div>
      </div>
    </form>
  )
}
