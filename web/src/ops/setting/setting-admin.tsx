import { changeSetting, listSettings, SETTING_GROUPS, type SettingItem } from '@nmw/contract/ops-setting'
import { formatRupiah } from '@nmw/contract/rupiah'
import { formatDay } from '../../lib/format/format-day.ts'
import { AskBeforeLeaving } from '../../shared/staff/ask-before-leaving.tsx'
import { useIdempotentCall } from '../../lib/call/use-idempotent-call.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Badge } from '../../ui/list/badge.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { LiveList } from '../kit/live-list.tsx'
import { ShownPart } from '../kit/shown-part.tsx'
import { useSavedForm } from '../kit/use-saved-form.ts'
import styles from './setting-admin.module.css'

export function SettingAdmin() {
  const settings = useRead(listSettings, {}, { quiet: true })
  return (
    <AskBeforeLeaving>
      <LiveList read={settings} failed="Ketentuan gagal dimuat">
        {({ today, settings: rows }) => (
          <Stack gap={6}>
            {SETTING_GROUPS.map((group) => (
              <section key={group} aria-label={group}>
                <h2 className={`h2 ${styles.group}`}>{group}</h2>
                <ul className={styles.settings}>
                  {rows
                    .filter((setting) => setting.group === group)
                    .map((setting) => (
                      <li key={setting.name}>
                        <SettingCard setting={setting} today={today} />
                      </li>
                    ))}
                </ul>
              </section>
            ))}
          </Stack>
        )}
      </LiveList>
    </AskBeforeLeaving>
  )
}

function amountOf(value: number, unit: string) {
  return unit === 'rupiah' ? formatRupiah(value) : `${value.toLocaleString('id')} ${unit}`
}

function SettingCard({ setting, today }: { setting: SettingItem; today: string }) {
  const { name, label, unit, value, entries, changes } = setting
  const call = useIdempotentCall()
  const form = useSavedForm({ value: '', startsOn: today, reason: '' }, { startsAnew: true })
  return (
    <Card padded>
      <Stack>
        <div>
          <h3 className="h3">{label}</h3>
          <p className={styles.value}>{amountOf(value, unit)}</p>
        </div>
        {entries.length ? (
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.id} className="small">
                <b>{amountOf(entry.value, unit)}</b> mulai {formatDay(entry.startsOn)}{' '}
                {entry.startsOn > today ? <Badge tone="info">Akan datang</Badge> : null}
                <span className="dim">
                  {' '}
                  {entry.reason}, {entry.by}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="dim small">Nilai awal, belum pernah diubah.</p>
        )}
        <ShownPart shown={entries.length} all={changes} what="perubahan, yang terbaru" />
        <details>
          <summary className="link">Ubah</summary>
          <form
            method="post"
            noValidate
            onSubmit={(event) =>
              void form.save(event, async (check) => {
                const body = check(changeSetting.body, { ...form.values, name })
                await call(changeSetting, { body })
                return changeSetting.success
              })
            }
          >
            <Stack>
              <FormError message={form.failure} />
              <TextField label={`Nilai baru (${unit})`} inputMode="numeric" required {...form.text('value')} />
              <TextField label="Berlaku mulai" type="date" min={today} required {...form.text('startsOn')} />
              <TextField label="Alasan" required maxLength={200} {...form.text('reason')} />
              <Button type="submit" variant="soft" busy={form.busy}>
                Simpan
              </Button>
            </Stack>
          </form>
        </details>
      </Stack>
    </Card>
  )
}
