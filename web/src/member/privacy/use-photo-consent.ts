import { readPrivacy } from '@nmw/contract/privacy'
import { useRead } from '../../lib/reads/use-endpoint.ts'

/** `granted` is undefined until it has been read. */
export function usePhotoConsent({ enabled = true } = {}) {
  const { data, isError, isFetching, refetch } = useRead(readPrivacy, {}, { quiet: true, enabled })
  const photo = data?.consents.find(({ purpose }) => purpose === 'photo')
  return { granted: photo && photo.grantedAt !== null && photo.withdrawnAt === null, isError, isFetching, refetch }
}
