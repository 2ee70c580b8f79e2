import { type AvailableSession, COMPLAINT_LENGTH, NO_PHOTO } from '@nmw/contract/appointment'
import { NO_PHOTO_CONSENT } from '@nmw/contract/privacy'
import { useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { FormError } from '../../../ui/frame/form-error.tsx'
import { Stack } from '../../../ui/frame/stack.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { isPaid } from '../format-appointment.ts'
import { bookingPath } from '../booking-url.ts'
import { BookingSummary } from '../booking-summary.tsx'
import type { ConsultDraft } from '../consult-draft.ts'
import { PhotoConsent } from '../../privacy/photo-consent.tsx'
import { uploadedNames, photosProblem } from './photo-list.ts'
import { PhotoPicker } from './photo-picker.tsx'
import { useBookAppointment } from '../use-book-appointment.ts'
import { usePhotoConsent } from '../../privacy/use-photo-consent.ts'
import { usePhotoUploads } from './use-photo-uploads.ts'

type ComplaintFormProps = {
  branch: number
  session: AvailableSession
  draft: ConsultDraft
  onChange: (changes: Partial<ConsultDraft>) => void
}

export function ComplaintForm({ branch, session, draft, onChange }: ComplaintFormProps) {
  const id = useId()
  const router = useRouter()
  const { book, busy, failure } = useBookAppointment()
  const { granted } = usePhotoConsent()
  const uploads = usePhotoUploads(draft.photos)
  const [checked, setChecked] = useState(false)
  const date = session.rsdDate
  const names = uploadedNames(uploads.photos).join()
  const wrong = {
    photos: granted === false ? NO_PHOTO_CONSENT : photosProblem(uploads.photos, NO_PHOTO),
    note: draft.note.trim() ? undefined : 'Keluhan wajib diisi',
  }

  const remember = useEffectEvent((changes: Partial<ConsultDraft>) => onChange(changes))
  useEffect(() => remember({ branch, date, session }), [branch, date, session])
  useEffect(() => remember({ photos: names ? names.split(',') : [] }), [names])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(true)
    if (wrong.photos || wrong.note) {
      const form = event.currentTarget
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus())
    } else if (isPaid(session)) {
      onChange({ branch, date, session, returnUrl: bookingPath({ branch, date, doctor: session.rsdId }) })
      await router.navigate({ href: `/user/consult-pay/${session.rsdId}` })
    } else await book({ ...draft, session })
  }

  return (
    <form id={id} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <BookingSummary form={id} session={session} busy={busy}>
        <Stack gap={6}>
          <PhotoConsent error={checked ? wrong.photos : undefined}>
            {granted ? <PhotoPicker uploads={uploads} error={checked ? wrong.photos : undefined} /> : null}
          </PhotoConsent>
          <TextAreaField
            label="Keluhan"
            help="Sejak kapan, di bagian mana, dan apa yang sudah Anda coba."
            rows={5}
            required
            maxLength={COMPLAINT_LENGTH}
            counter
            value={draft.note}
            error={checked ? wrong.note : undefined}
            onChange={({ target }) => onChange({ note: target.value })}
          />
          <FormError message={failure} />
        </Stack>
      </BookingSummary>
    </form>
  )
}
