import { activateMembership, readPatient } from '@nmw/contract/ops-patient'
import { formatRupiah } from '@nmw/contract/rupiah'
import { spacedNumber } from '@nmw/contract/spaced-number'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDay } from '../../lib/format/format-day.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Avatar } from '../../ui/list/avatar.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { KeyValueList } from '../../ui/list/key-value-list.tsx'
import { SidePanel } from '../../ui/overlay/side-panel.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { ActButton } from '../../shared/staff/act-button.tsx'
import { LiveList } from '../kit/live-list.tsx'
import { seatLabels } from '../kit/seat-labels.ts'
import { useAct } from '../kit/use-act.ts'
import { PaySheet } from '../payment/pay-sheet.tsx'
import { CorrectPatientForm } from './correct-patient-form.tsx'
import { PatientConsents } from './patient-consents.tsx'
import styles from './patient-panel.module.css'

export function PatientPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const patient = useRead(readPatient, { params: { id } }, { quiet: true })
  const [correcting, setCorrecting] = useState(false)
  const correct = useRef<HTMLButtonElement>(null)
  const [bill, setBill] = useState<{ invoice: string; amount: number; doctorName: string }>()
  const [paying, setPaying] = useState(false)
  const join = useAct(activateMembership, {
    success: ({ number, expiresOn }) => `${number} berlaku hingga ${formatDay(expiresOn)}`,
  })
  const data = patient.data

  function take(waiting: NonNullable<typeof bill>) {
    setBill(waiting)
    setPaying(true)
  }

  function endCorrecting() {
    flushSync(() => setCorrecting(false))
    correct.current?.focus()
  }

  const isMember = typeof data?.memberNumber === 'string'
  return (
    <SidePanel
      takesFocus
      title={data?.fullName ?? 'Pasien'}
      onClose={onClose}
      foot={
        data && !correcting ? (
          <>
            <Button ref={correct} variant="line" onClick={() => setCorrecting(true)}>
              Perbaiki data
            </Button>
            {data.renewable !== false ? (
              <ActButton
                act={() => join.act({ params: { id } })}
                question={{
                  title: isMember ? 'Perpanjang keanggotaan?' : 'Aktifkan keanggotaan?',
                  description: isMember
                    ? 'Masa berlaku dihitung dari tanggal akhir sekarang, atau dari hari ini bila sudah lewat.'
                    : `${data.fullName} mendapat nomor anggota baru dan harga anggota mulai hari ini.`,
                  confirm: isMember ? 'Perpanjang' : 'Aktifkan',
                }}
              >
                {isMember ? 'Perpanjang anggota' : 'Jadikan anggota'}
              </ActButton>
            ) : null}
          </>
        ) : null
      }
    >
      <LiveList read={patient} failed="Data pasien gagal dimuat">
        {(person) =>
          correcting ? (
            <CorrectPatientForm patient={person} onDone={endCorrecting} />
          ) : (
            <Stack>
              <div className={styles.person}>
                <Avatar name={person.fullName} />
                <div>
                  <p className="h3">{person.fullName}</p>
                  <p className="dim small">{person.gender === 0 ? 'Perempuan' : 'Laki-laki'}</p>
                </div>
              </div>
              <KeyValueList
                look="facts"
                items={[
                  { key: 'Nomor KTP', value: person.maskedNik },
                  { key: 'Tanggal lahir', value: formatDay(person.birthDate) },
                  { key: 'Telepon', value: person.phone ? spacedNumber(person.phone) : 'Tidak ada' },
                  { key: 'E-mail', value: person.email },
                  { key: 'Nomor anggota', value: person.memberNumber ?? 'Bukan anggota' },
                  ...(person.memberUntil
                    ? [
                        {
                          key: 'Berlaku hingga',
                          value: `${formatDay(person.memberUntil)}${person.memberActive ? '' : ' (kadaluarsa)'}`,
                        },
                        { key: 'Poin', value: String(person.points ?? 0) },
                      ]
                    : []),
                ]}
              />
              <PatientConsents patient={person} />
              <div>
                <h3 className="h3">Kunjungan terakhir</h3>
                {person.appointments.length ? (
                  <ul className={styles.lines}>
                    {person.appointments.map((visit) => (
                      <li key={visit.id}>
                        <span className="strong">
                          {formatDay(visit.day)}, {seatLabels[visit.state]}
                        </span>
                        <span className="dim small">
                          dr. {visit.doctorName}, {visit.branch}
                        </span>
                        {visit.bill ? (
                          <Button
                            variant="line"
                            small
                            onClick={() => take({ ...visit.bill!, doctorName: visit.doctorName })}
                          >
                            Terima pembayaran {formatRupiah(visit.bill.amount)}
                          </Button>
                        ) : null}
                      </li>
                    ))}
                  </ul>
                ) : (
                  <p className="dim">Belum pernah berkunjung.</p>
                )}
              </div>
            </Stack>
          )
        }
      </LiveList>
      {bill && data ? (
        <PaySheet
          key={bill.invoice}
          bill={{ ...bill, patientName: data.fullName }}
          open={paying}
          onClose={() => setPaying(false)}
        />
      ) : null}
    </SidePanel>
  )
}
