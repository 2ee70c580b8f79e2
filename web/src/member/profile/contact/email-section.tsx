import { Card } from '../../../ui/frame/card.tsx'
import { Stack } from '../../../ui/frame/stack.tsx'
import { mailIcon } from '../../../ui/icon/contact-icons.ts'
import { ChangeEmailForm } from './change-email-form.tsx'
import { CurrentContact } from './current-contact.tsx'
import { OwnProfile } from './own-profile.tsx'

export function EmailSection() {
  return (
    <OwnProfile>
      {({ email, emailVerified }) => (
        <Stack gap={3}>
          <CurrentContact icon={mailIcon} label="E-mail saat ini" value={email} verified={emailVerified !== null} />
          <Card padded>
            <ChangeEmailForm current={email} verified={emailVerified !== null} />
          </Card>
        </Stack>
      )}
    </OwnProfile>
  )
}
