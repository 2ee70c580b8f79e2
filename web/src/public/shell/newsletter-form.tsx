import { createSubscription } from '@nmw/contract/subscription'
import { useCall } from '../../lib/use-call.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/use-toast.ts'
import type { FrameWords } from './frame-words.ts'
import styles from './newsletter-form.module.css'

export function NewsletterForm({ words }: { words: FrameWords }) {
  const call = useCall()
  const toast = useToast()
  const form = useForm({ email: '' })
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) =>
        form.send(event, createSubscription.body, form.values, async (body) => {
          await call(createSubscription, { body })
          toast.success(createSubscription.success)
          form.set('email', '')
        })
      }
    >
      <TextField
        label={words.email}
        hideLabel
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={words.email}
        required
        className={styles.email}
        {...form.text('email')}
      />
      <Button type="submit" variant="soft" busy={form.busy}>
        {words.subscribe}
      </Button>
    </form>
  )
}
