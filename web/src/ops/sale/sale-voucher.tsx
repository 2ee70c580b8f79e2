import { type CheckedVoucher, checkVoucherCode } from '@nmw/contract/ops-desk'
import { formatRupiah } from '@nmw/contract/rupiah'
import { useState } from 'react'
import { ApiError, serverErrorText } from '../../lib/call/call.ts'
import { useCall } from '../../lib/call/use-call.ts'
import { useFocusSwap } from '../../lib/page/use-focus-swap.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { useBranch } from '../shell/work-branch.ts'
import styles from './sale-voucher.module.css'

export type FoundVoucher = CheckedVoucher & { code: string }

type SaleVoucherProps = {
  chosen: FoundVoucher | undefined
  onChoose: (voucher: FoundVoucher | undefined) => void
  buyerId: number | undefined
  /** Its value on the current bill. */
  value: number
}

/** Checks a code before the sale; it is used up only when the sale is saved. */
export function SaleVoucher({ chosen, onChoose, buyerId, value }: SaleVoucherProps) {
  const { id: branch } = useBranch()
  const call = useCall()
  const { arrive, swap } = useFocusSwap()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  function choose(voucher: FoundVoucher | undefined) {
    swap()
    onChoose(voucher)
  }

  async function checkCode() {
    if (!code.trim() || busy) return
    setBusy(true)
    setError(undefined)
    try {
      const found = await call(checkVoucherCode, { body: { branch, code } })
      choose({ ...found, code })
      setCode('')
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : serverErrorText)
    } finally {
      setBusy(false)
    }
  }

  if (chosen) {
    const isBuyers = chosen.memberId === buyerId
    return (
      <Note
        tone={isBuyers && value > 0 ? 'success' : 'warning'}
        role="status"
        action={
          <Button ref={arrive} variant="quiet" small onClick={() => choose(undefined)}>
            Lepas
          </Button>
        }
      >
        <p>
          <b>{chosen.name}</b> milik {chosen.memberName}. {whatItPays(isBuyers, value)}
        </p>
      </Note>
    )
  }
  return (
    <div className={styles.ask}>
      <TextField
        ref={arrive}
        label="Kode voucher"
        hint="bila ada"
        placeholder="K7QM-2XRD-9TVE"
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        error={error}
        onChange={(event) => {
          setCode(event.target.value)
          setError(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter must not submit the sale.
          event.preventDefault()
          void checkCode()
        }}
      />
      <Button variant="soft" className={styles.look} busy={busy} onClick={() => void checkCode()}>
        Periksa
      </Button>
    </div>
  )
}

function whatItPays(isBuyers: boolean, value: number) {
  if (!isBuyers) return 'Pilih pemilik voucher sebagai pembeli.'
  return value > 0
    ? `Membayar ${formatRupiah(value).replace(' ', '\u00a0')}.`
    : 'Tidak berlaku untuk barang atau layanan ini.'
}
