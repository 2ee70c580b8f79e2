import { CONSENT_WAYS, type ConsentWay, type PatientCard, recordConsent } from '@nmw/contract/ops-patient'
import { CONSENT_TITLES, type FreeConsent } from '@nmw/contract/privacy'
import { useState } from 'react'
import { Button } from '../../ui/frame/button.tsx'
import { LazyConfirmDialog } from '../../ui/overlay/lazy-confirm-dialog.tsx'
import { RadioGroupField } from '../../ui/form/radio-group-field.tsx'
import { useAct } from '../kit/use-act.ts'

const ways = Object.keys(CONSENT_WAYS) as ConsentWay[]

const texts = {
  give: {
    button: 'Catat persetujuan',
    title: 'Catat persetujuan pasien?',
    done: 'Persetujuan pasien dicatat',
    means: { photo: 'Foto kulitnya boleh disimpan mulai sekarang.', marketing: 'Promo boleh dikirim kepadanya.' },
  },
  take: {
    button: 'Catat penarikan',
    title: 'Catat penarikan persetujuan?',
    done: 'Penarikan persetujuan dicatat',
    means: {
      photo: 'Foto baru tidak dapat disimpan lagi; yang sudah ada tetap dalam rekam medis.',
      marketing: 'Promo tidak dikirim lagi kepadanya.',
    },
  },
}

type ConsentActProps = { patient: Pick<PatientCard, 'id' | 'fullName'>; purpose: FreeConsent; stands: boolean }

/** Records that the patient gives or withdraws a consent at the desk, and in which way. */
export function ConsentAct({ patient: { id, fullName }, purpose, stands }: ConsentActProps) {
  const [asking, setAsking] = useState(false)
  // Fixed when the dialog opens: another desk may change the consent meanwhile.
  const [granted, setGranted] = useState(!stands)
  const [way, setWay] = useState<ConsentWay>()
  const asked = texts[granted ? 'give' : 'take']
  const { act, busy } = useAct(recordConsent, { success: asked.done, onConflict: () => setAsking(false) })
  const title = CONSENT_TITLES[purpose]

  function ask() {
    setGranted(!stands)
    setWay(undefined)
    setAsking(true)
  }

  async function record() {
    if (!way || busy) return
    if (await act({ params: { id }, body: { purpose, granted, way } })) setAsking(false)
  }

  return (
    <>
      <Button variant="line" small onClick={ask}>
        {texts[stands ? 'take' : 'give'].button}
        <span className="sr-only">: {title}</span>
      </Button>
      <LazyConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void record()}
        title={asked.title}
        description={`${fullName}: ${title}. ${asked.means[purpose]} Pasien mendapat kabar tentang pencatatan ini.`}
        confirmLabel="Catat"
        busy={busy}
        confirmDisabled={!way}
      >
        <RadioGroupField
          legend="Cara pasien menyampaikannya"
          name="consent-way"
          choices={ways.map((value) => ({ value, label: CONSENT_WAYS[value] }))}
          value={way ?? ''}
          onChange={(value) => setWay(ways.find((one) => one === value))}
        />
      </LazyConfirmDialog>
    </>
  )
}
