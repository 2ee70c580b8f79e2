import { changePersonal, type PersonalProfile, readPersonal } from '@nmw/contract/profile'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { useState } from 'react'
import { useChange } from '../../../lib/reads/use-endpoint.ts'
import { useForm } from '../../../lib/form/use-form.ts'
import { useDelayedRedirect } from '../../../lib/page/use-delayed-redirect.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { Card } from '../../../ui/frame/card.tsx'
import { FormError } from '../../../ui/frame/form-error.tsx'
import { Stack } from '../../../ui/frame/stack.tsx'
import { useToast } from '../../../ui/overlay/use-toast.ts'
import { ProfileHomeFields } from './profile-home-fields.tsx'
import { ProfilePersonFields } from './profile-person-fields.tsx'
import { profileBody, profileRegion, profileValues } from './profile-values.ts'
import { settingMenuPath } from '../setting-path.ts'

const REDIRECT_DELAY = 2000

export function ProfileForm({ profile }: { profile: PersonalProfile }) {
  const toast = useToast()
  const change = useChange(changePersonal, { refreshes: [readPersonal, readShellProfile], quiet: true })
  const form = useForm(profileValues(profile))
  const [saved, setSaved] = useState(false)
  useDelayedRedirect({ when: saved, to: settingMenuPath, after: REDIRECT_DELAY })

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) =>
        form.send(event, async (check) => {
          await change.mutateAsync({ body: check(changePersonal.body, profileBody(form.values)) })
          toast.success(changePersonal.success)
          setSaved(true)
        })
      }
    >
      <Stack gap={3}>
        <Card as="section" padded aria-labelledby="data-diri">
          <ProfilePersonFields profile={profile} form={form} />
        </Card>
        <Card as="section" padded aria-labelledby="tempat-tinggal">
          <ProfileHomeFields initial={profileRegion(profile)} form={form} />
        </Card>
        <FormError message={form.failure} />
        <Button type="submit" block busy={form.busy || saved}>
          Simpan perubahan
        </Button>
      </Stack>
    </form>
  )
}
