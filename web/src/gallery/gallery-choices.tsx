import { useId, useState } from 'react'
import { CheckboxField } from '../ui/form/checkbox-field.tsx'
import { Chip } from '../ui/list/chip.tsx'
import { LinkTabs } from '../ui/nav/link-tabs.tsx'
import { RadioGroupField } from '../ui/form/radio-group-field.tsx'
import { RemovableTag } from '../ui/form/removable-tag.tsx'
import { Row } from '../ui/list/row.tsx'
import { Segments } from '../ui/nav/segments.tsx'
import { StepsList } from '../ui/nav/steps-list.tsx'
import { SwitchField } from '../ui/form/switch-field.tsx'
import { TabPanel } from '../ui/nav/tab-panel.tsx'
import { Tabs } from '../ui/nav/tabs.tsx'
import { calendarIcon } from '../ui/icon/thing-icons.ts'
import { GalleryBlock } from './gallery-block.tsx'

const banks = ['m-BCA', 'ATM BCA', 'KlikBCA'].map((label) => ({ value: label.replace(' ', '-'), label }))
const parts = ['Resep', 'Tindakan', 'Diagnosis'].map((label) => ({ value: label, label }))

export function GalleryChoices() {
  const ids = useId()
  const [bank, setBank] = useState('m-BCA')
  const [part, setPart] = useState('Resep')
  const [period, setPeriod] = useState('Semua')
  const [active, setActive] = useState(true)
  return (
    <GalleryBlock title="Pilihan">
      <div>
        <CheckboxField label={'Pakai asuransi pengiriman, Rp\u00a05.900'} defaultChecked />
        <CheckboxField label="Saya setuju" error="Centang untuk melanjutkan" />
        <CheckboxField label="Tidak dapat dipilih" disabled defaultChecked />
      </div>
      <RadioGroupField
        legend="Pengiriman"
        name="pengiriman"
        defaultValue="jne"
        choices={[
          { value: 'jne', label: 'JNE Reguler, Rp\u00a010.000', help: '1-2 hari' },
          { value: 'klinik', label: 'Ambil Di Klinik, gratis' },
          { value: 'kilat', label: 'Kurir kilat', help: 'Tidak tersedia ke alamat ini', disabled: true },
        ]}
      />
      <Row wrap>
        <SwitchField aria-label="Status banner" checked={active} onChange={() => setActive(!active)}>
          {active ? 'Aktif' : 'Tidak aktif'}
        </SwitchField>
        <SwitchField aria-label="Status artikel">Tidak aktif</SwitchField>
        <SwitchField aria-label="Status katalog" busy defaultChecked>
          Menyimpan
        </SwitchField>
      </Row>
      <Row wrap gap={2}>
        {['Semua', '7 hari'].map((one) => (
          <Chip key={one} on={period === one} onClick={() => setPeriod(one)}>
            {one}
          </Chip>
        ))}
        <Chip icon={calendarIcon} on={period === 'tanggal'} onClick={() => setPeriod('tanggal')}>
          Pilih tanggal
        </Chip>
        <RemovableTag>jerawat</RemovableTag>
        <RemovableTag onRemove={() => undefined}>rutinitas</RemovableTag>
      </Row>
      <Tabs label="Bagian resep" choices={parts} value={part} onChange={setPart} idBase={`${ids}-part`} />
      <TabPanel idBase={`${ids}-part`} value={part}>
        {part}
      </TabPanel>
      <LinkTabs
        label="Pesanan"
        tabs={[
          { href: '#isi', label: 'Berlangsung', current: true },
          { href: '?riwayat', label: 'Riwayat' },
        ]}
      />
      <Segments label="Cara bayar" choices={banks} value={bank} onChange={setBank} idBase={`${ids}-bank`} />
      <TabPanel idBase={`${ids}-bank`} value={bank}>
        <StepsList
          steps={[
            { key: 'buka', text: `Buka ${bank.replace('-BCA', ' BCA')} dan masuk.` },
            { key: 'pilih', text: 'Pilih m-Transfer, lalu BCA Virtual Account.' },
          ]}
        />
      </TabPanel>
    </GalleryBlock>
  )
}
