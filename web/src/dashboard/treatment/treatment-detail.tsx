import { formatRupiah } from '@nmw/contract/rupiah'
import { TREATMENT_GROUPS } from '@nmw/contract/treatment'
import { readAdminTreatment } from '@nmw/contract/treatment-desk'
import { Prose } from '../../shared/text/prose.tsx'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { KeyValueList } from '../../ui/list/key-value-list.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { DetailPanel } from '../kit/detail-panel.tsx'
import detail from '../kit/detail-panel.module.css'

export function TreatmentDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useRead(readAdminTreatment, { params: { id } }, { quiet: true })
  return (
    <DetailPanel kind="treatment" id={id} nameOf={({ name }) => name} read={read} onClose={onClose}>
      {(treatment) => (
        <Stack gap={3}>
          <img
            className={detail.picture}
            src={`/img/${encodeURIComponent(treatment.banner || treatment.image)}?w=768`}
            alt={`Banner ${treatment.name}`}
          />
          <img
            className={detail.picture}
            src={`/img/${encodeURIComponent(treatment.image)}?w=384`}
            alt={`Thumbnail ${treatment.name}`}
          />
          <h3 className="h3">{treatment.name}</h3>
          <p className="dim">{treatment.shortDesc}</p>
          <KeyValueList
            look="facts"
            items={[
              {
                key: 'Kategori',
                value: TREATMENT_GROUPS.find(({ group }) => group === treatment.group)?.title ?? treatment.group,
              },
              { key: 'Harga', value: treatment.price ? formatRupiah(treatment.price) : 'Belum diisi' },
              { key: 'Meta title', value: treatment.metaData.title || treatment.name },
              { key: 'Meta description', value: treatment.metaData.description || treatment.shortDesc || 'Tidak ada' },
              { key: 'Terakhir disimpan', value: treatment.updatedBy ?? 'Tidak diketahui' },
            ]}
          />
          <h3 className="h3">Deskripsi lengkap</h3>
          <div className={detail.text}>
            <Prose html={treatment.html} />
          </div>
          <h3 className="h3">Sub layanan</h3>
          {treatment.category.length ? (
            <KeyValueList
              look="facts"
              items={treatment.category.map(({ name, description }) => ({ key: name, value: description }))}
            />
          ) : (
            <p className="dim">Tidak ada</p>
          )}
        </Stack>
      )}
    </DetailPanel>
  )
}
