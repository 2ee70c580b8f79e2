import { maskPhone } from '@nmw/contract/phone'
import { Card } from '../../../ui/frame/card.tsx'
import { Stack } from '../../../ui/frame/stack.tsx'
import { phoneIcon } from '../../../ui/icon/contact-icons.ts'
import { ChangePhone } from './change-phone.tsx'
import { CurrentContact } from './current-contact.tsx'
import { OwnProfile } from './own-profile.tsx'

export function PhoneSection() {
  return (
    <OwnProfile>
      {({ phone, phoneVerified }) => (
        <Stack gap={3}>
          {phone ? (
            <CurrentContact
              icon={phoneIcon}
              label="Nomor saat ini"
              value={maskPhone(phone)}
              verified={phoneVerified !== null}
            />
          ) : null}
          <Card padded>
            <ChangePhone unverified={phoneVerified === null ? (phone ?? '') : ''} />
          </Card>
        </Stack>
      )}
    </OwnProfile>
  )
}
