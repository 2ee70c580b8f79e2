import { listSessions } from '@nmw/contract/auth'
import { useState } from 'react'
import { DeviceFacts } from '../../../shared/device/device-facts.tsx'
import { serverNow } from '../../../lib/format/server-clock.ts'
import { useRead } from '../../../lib/reads/use-endpoint.ts'
import { useFocusTarget } from '../../../lib/page/use-focus-target.ts'
import { Badge } from '../../../ui/list/badge.tsx'
import { Card } from '../../../ui/frame/card.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { SkeletonList } from '../../../ui/state/skeleton-list.tsx'
import { Stack } from '../../../ui/frame/stack.tsx'
import { checkIcon } from '../../../ui/icon/state-icons.ts'
import styles from './devices-section.module.css'
import { RemoveDevices } from './remove-devices.tsx'

const thisDevice = (
  <Badge tone="brand" icon={checkIcon}>
    Perangkat ini
  </Badge>
)

export function DevicesSection() {
  const devices = useRead(listSessions, {}, { quiet: true })
  const [now] = useState(serverNow)
  const { place, follow } = useFocusTarget()
  if (!devices.data) {
    if (!devices.isError) return <SkeletonList count={2} foot={false} />
    return (
      <ErrorState onRetry={() => devices.refetch()} retrying={devices.isFetching}>
        Daftar perangkat tidak dapat dimuat. Perangkat Anda tidak berubah.
      </ErrorState>
    )
  }
  const others = devices.data.filter(({ current }) => !current)
  const own = devices.data.filter(({ current }) => current)
  return (
    <Stack {...place} className={styles.place} role="group" aria-label="Perangkat">
      <p className="dim">
        Perangkat yang sedang masuk dengan akun Anda. Keluarkan yang tidak Anda kenal, lalu ganti kata sandi.
      </p>
      <Card as="ul" rows>
        {[...own, ...others].map((session) => (
          <li key={session.id} className={styles.device}>
            <div className={styles.facts}>
              <DeviceFacts session={session} now={now} mark={session.current ? thisDevice : null} />
            </div>
            {session.current ? null : <RemoveDevices sessions={[session]} onDone={follow} />}
          </li>
        ))}
      </Card>
      {others.length > 0 ? <RemoveDevices sessions={others} all onDone={follow} /> : null}
    </Stack>
  )
}
