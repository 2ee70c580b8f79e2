import { useRouter } from '@tanstack/react-router'
import { useCall } from '../../lib/call/use-call.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { Button } from '../../ui/frame/button.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import type { FrameTexts } from './frame-texts.ts'
import styles from './newsletter-form.module.css'

/** Loads on focus or submit; the page renders without it. */
const contract = () => import('@nmw/contract/subscription')

export function NewsletterForm({ texts }: { texts: FrameTexts }) {
  const call = useCall()
  const toast = useToast()
  const form = useForm({ email: '' })
  // an invalid address is shown at the field, a failed call by the shared handler
  const { onError } = useRouter().options.context
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) =>
        form.send(event, async (check) => {
          const { createSubscription } = await contract()
          const body = check(createSubscription.body, form.values)
          try {
            await call(createSubscription, { body })
            toast.success(createSubscription.success)
            form.set('email', '')
          } catch (error) {
            onError?.(error)
          }
        })
      }
    >
      <TextField
        label={texts.email}
        hideLabel
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={texts.email}
        required
        className={styles.email}
        {...form.text('email')}
        error={form.errors['email'] ?? form.failure}
        onFocus={() => void contract()}
      />
      <Button type="submit" variant="soft" busy={form.busy}>
        {texts.subscribe}
      </Button>
    </form>
  )
}
