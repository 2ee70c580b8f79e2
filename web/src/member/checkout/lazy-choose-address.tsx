import { lazy, Suspense } from 'react'
import type { ChooseAddressProps } from './choose-address.tsx'

const ChooseAddress = lazy(async () => ({ default: (await import('./choose-address.tsx')).ChooseAddress }))

export function LazyChooseAddress(props: ChooseAddressProps) {
  return (
    <Suspense>
      <ChooseAddress {...props} />
    </Suspense>
  )
}
