import { useVoucherCode } from '@nmw/contract/ops-desk'
import { useState } from 'react'
import { formatTime } from '../../lib/format/format-moment.ts'
import { useIdempotentCall } from '../../lib/call/use-idempotent-call.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { useSavedForm } from '../kit/use-saved-form.ts'
import { useBranch } from '../shell/work-branch.ts'

type Used = { name: string; memberName: string; usedAt: string }

/** Redeems a typed or scanned voucher code, once. */
export function VoucherDesk() {
  const { id: branch, timezone } = useBranch()
  const call = useIdempotentCall()
  const form = useSavedForm({ code: '' })
  const [used, setUsed] = useState<Used>()
  return (
    <Card padded>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          setUsed(undefined)
          void form.save(event, async (check) => {
            const body = check(useVoucherCode.body, { branch, code: form.values.code })
            setUsed(await call(useVoucherCode, { body }))
            form.set('code', '')
            return undefined
          })
        }}
      >
        <Stack>
          <TextField
            label="Kode voucher"
            help="Ketik atau pindai kode dari ponsel pasien. Kode hanya berlaku satu kali."
            placeholder="K7QM-2XRD-9TVE"
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.text('code')}
          />
          <FormError message={form.failure} />
          {used ? (
            <Note tone="success" role="status">
              <p>
                <b>{used.name}</b> milik {used.memberName} dipakai pukul {formatTime(used.usedAt, timezone)}.
              </p>
            </Note>
          ) : null}
          <Button type="submit" block busy={form.busy}>
            Pakai voucher
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
