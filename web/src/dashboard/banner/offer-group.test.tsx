import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { OfferGroup } from './offer-group.tsx'

const offer = { title: '', desc: '', realPrice: 0, discountPrice: 0, status: true }

/** All rendered elements, at any depth. */
function elementsIn(node: ReactNode): ReactElement<Record<string, unknown>>[] {
  if (Array.isArray(node)) return node.flatMap(elementsIn)
  if (!isValidElement<Record<string, unknown>>(node)) return []
  return [node, ...elementsIn(node.props['children'] as ReactNode)]
}

test('banner: removing an offer drops the errors of its group, because they refer to offers by index', () => {
  const changes: unknown[][] = []
  const group = OfferGroup({
    place: 1,
    group: { title: 'Paket', data: [offer, { ...offer, title: 'Benar' }] },
    errors: { 'voucher.1.data.0.title': 'Wajib', 'voucher.1.title': 'Wajib', 'voucher.0.data.0.title': 'Wajib' },
    onChange: (...sent) => void changes.push(sent),
    onRemove: () => undefined,
  })
  const first = elementsIn(group).find(({ props }) => props['number'] === 1)!
  ;(first.props['onRemove'] as () => void)()
  expect(changes).toEqual([[{ title: 'Paket', data: [{ ...offer, title: 'Benar' }] }, 'voucher.1.data.0.title']])
})
