import { changeConsent, readPrivacy } from '@nmw/contract/privacy'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useChange } from '../../lib/reads/use-endpoint.ts'
import { Button } from '../../ui/frame/button.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { SkeletonList } from '../../ui/state/skeleton-list.tsx'
import styles from './photo-consent.module.css'
import { usePhotoConsent } from './use-photo-consent.ts'

const texts = {
  doctor: { use: 'Dokter menilai kulit Anda dari foto yang Anda kirim.', seen: 'Hanya dokter Anda yang membukanya.' },
  clinic: {
    use: 'Klinik menilai kulit Anda dari foto yang Anda kirim.',
    seen: 'Hanya Anda dan klinik yang dapat melihatnya.',
  },
}

type PhotoConsentProps = {
  /** who receives the photos */
  sentTo?: keyof typeof texts
  /** false: nothing can be sent from here */
  asked?: boolean
  error?: string | undefined
  /** continues the waiting action; otherwise the focus moves to the photo picker */
  onAllowed?: (() => void) | undefined
  /** the photo picker */
  children: ReactNode
}

/** Asks before the first photo, and again after the consent was withdrawn. */
export function PhotoConsent({ sentTo = 'doctor', asked = true, error, onAllowed, children }: PhotoConsentProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const { granted, isError, isFetching, refetch } = usePhotoConsent({ enabled: asked })
  const allow = useChange(changeConsent, { refreshes: [readPrivacy], quiet: true })
  const allowed = granted && allow.isSuccess
  // The pressed button is gone.
  const continueAfterConsent = useEffectEvent(() => {
    if (onAllowed) onAllowed()
    else place.current?.querySelector<HTMLElement>('[tabindex="-1"], input')?.focus()
  })
  useEffect(() => {
    if (allowed) continueAfterConsent()
  }, [allowed])

  function question() {
    if (isError) {
      return (
        <ErrorState title="Izin foto gagal dimuat" onRetry={() => void refetch()} retrying={isFetching}>
          Isian Anda tetap tersimpan.
        </ErrorState>
      )
    }
    if (granted === undefined) return <SkeletonList count={1} picture="none" label="Memuat izin foto..." />
    return (
      <section className={styles.card} tabIndex={-1} aria-labelledby={id} data-invalid={error ? '' : undefined}>
        <h2 className="h3" id={id}>
          Izinkan foto kulit Anda?
        </h2>
        <p>{texts[sentTo].use} Foto disimpan dalam rekam medis Anda.</p>
        <p className="dim small">
          {texts[sentTo].seen} Izin dapat ditarik kapan saja di Pengaturan Akun, Privasi. Foto yang sudah dikirim tetap
          dalam rekam medis.
        </p>
        <FormError message={allow.error?.message ?? error} />
        <Button
          variant="soft"
          busy={allow.isPending}
          className={styles.act}
          onClick={() => allow.mutate({ body: { purpose: 'photo', granted: true } })}
        >
          Izinkan foto
        </Button>
      </section>
    )
  }

  return (
    <div ref={place} className={styles.place}>
      {asked && !granted ? question() : null}
      {children}
    </div>
  )
}
