import { verifyEmail } from '@nmw/contract/profile'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, serverErrorText } from '../../lib/call/call.ts'
import { useCall } from '../../lib/call/use-call.ts'
import { useDelayedRedirect } from '../../lib/page/use-delayed-redirect.ts'
import { memberHome } from '../../lib/session/redirect-path.ts'
import { Button } from '../../ui/frame/button.tsx'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Note } from '../../ui/frame/note.tsx'
import { Row } from '../../ui/list/row.tsx'
import { Spinner } from '../../ui/frame/spinner.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'

const REDIRECT_DELAY = 3000

type Outcome = { status: 'waiting' } | { status: 'verified' } | { status: 'failed'; code: number; message: string }

/** Opening the mailed link is the confirmation, so it runs once, without a button. */
export function EmailVerification({ id }: { id: string }) {
  const call = useCall()
  const [outcome, setOutcome] = useState<Outcome>({ status: 'waiting' })
  const started = useRef(false)
  const broken = outcome.status === 'failed' && outcome.code === 500

  const verify = useEffectEvent(async () => {
    try {
      await call(verifyEmail, { query: { id } })
      setOutcome({ status: 'verified' })
    } catch (error) {
      const { status: code, message } = error instanceof ApiError ? error : { status: 0, message: serverErrorText }
      setOutcome({ status: 'failed', code, message })
    }
  })

  useEffect(() => {
    if (outcome.status !== 'waiting' || started.current) return
    started.current = true
    void verify()
  }, [outcome.status])

  useDelayedRedirect({ when: broken, to: memberHome, after: REDIRECT_DELAY })

  function tryAgain() {
    started.current = false
    setOutcome({ status: 'waiting' })
  }

  if (outcome.status === 'waiting') {
    return (
      <output>
        <Row gap={2}>
          <Spinner />
          Memeriksa tautan Anda
        </Row>
      </output>
    )
  }
  if (outcome.status === 'verified') {
    return (
      <Stack>
        <Note tone="success" role="status">
          {verifyEmail.success}. Pakai alamat ini untuk masuk berikutnya.
        </Note>
        <UiLink href={memberHome} className={buttonClass({ block: true })}>
          Ke beranda
        </UiLink>
      </Stack>
    )
  }
  return (
    <Stack>
      <Note tone="danger" role="alert">
        {outcome.message}
      </Note>
      {outcome.code === 0 ? (
        <Button block onClick={tryAgain}>
          Coba lagi
        </Button>
      ) : null}
      <UiLink
        href={memberHome}
        className={buttonClass({ block: true, variant: outcome.code === 0 ? 'line' : 'primary' })}
      >
        Ke beranda
      </UiLink>
    </Stack>
  )
}
