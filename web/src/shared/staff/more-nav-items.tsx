import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { Card } from '../../ui/frame/card.tsx'
import { LinkRow } from '../../ui/nav/link-row.tsx'
import type { NavItem } from '../../ui/nav/nav-item.ts'
import { menuIcon } from '../../ui/icon/navigation-icons.ts'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { StaffNavButton } from '../../ui/nav/staff-nav-button.tsx'

const LABEL = 'Lainnya'

/** The last item of a full navigation bar: opens the remaining items. */
export function MoreNavItems({ places }: { places: readonly NavItem[] }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [openedAt, setOpenedAt] = useState<string>()
  const close = () => setOpenedAt(undefined)

  return (
    <>
      <StaffNavButton
        icon={menuIcon}
        label={LABEL}
        aria-haspopup="dialog"
        aria-expanded={openedAt === path}
        aria-current={places.some(({ current }) => current) || undefined}
        onClick={() => setOpenedAt(path)}
      />
      <Sheet open={openedAt === path} onClose={close} title={LABEL}>
        <Card as="ul" rows onClick={close}>
          {places.map(({ href, icon, label, current }) => (
            <li key={href}>
              <LinkRow href={href} icon={icon} label={label} current={current} />
            </li>
          ))}
        </Card>
      </Sheet>
    </>
  )
}
