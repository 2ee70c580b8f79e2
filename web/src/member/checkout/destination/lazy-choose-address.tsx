import { lazyPart } from '../../../ui/overlay/lazy-part.tsx'
import type { ChooseAddressProps } from './choose-address.tsx'

export const LazyChooseAddress = lazyPart<ChooseAddressProps>(
  async () => (await import('./choose-address.tsx')).ChooseAddress,
)
