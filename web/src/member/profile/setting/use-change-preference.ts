import { changePreference, type NotificationPreference, readPreferences } from '@nmw/contract/notification'
import { readPrivacy } from '@nmw/contract/privacy'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callOf } from '../../../lib/reads/query-client.ts'
import { readKey } from '../../../lib/reads/use-endpoint.ts'
import { useToast } from '../../../ui/overlay/use-toast.ts'

export type Choice = { category: number; way: 'mail' | 'whatsapp'; on: boolean }
type Preferences = readonly NotificationPreference[]

const key = readKey(readPreferences, {})
const mutationKey = ['change-preference']

/**
 * The switch moves at once and back on a refusal, which the shared error handler shows. Changes are sent one at a
 * time.
 */
export function useChangePreference() {
  const client = useQueryClient()
  const toast = useToast()

  /** Returns both channels of the category as shown. */
  function show({ category, way, on }: Choice) {
    const all = client.setQueryData<Preferences>(key, (before) =>
      before?.map((one) => (one.category === category ? { ...one, [way]: on } : one)),
    )
    const { mail = false, whatsapp = false } = all?.find((one) => one.category === category) ?? {}
    return { category, mail, whatsapp }
  }

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'change-preference' },
    mutationFn: ({ body }: { body: ReturnType<typeof show>; choice: Choice }) =>
      callOf(client)(changePreference, { body }),
    onError: (_error, { choice }) => void show({ ...choice, on: !choice.on }),
    onSuccess: (saved) => {
      // newer choices stay as they are on screen
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(key, saved)
      toast.success(changePreference.success)
      // promo messages and the marketing consent change together
      return client.invalidateQueries({ queryKey: readKey(readPrivacy) })
    },
  })

  return (choice: Choice) => {
    void client.cancelQueries({ queryKey: key })
    mutate({ choice, body: show(choice) })
  }
}
