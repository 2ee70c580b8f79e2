import { readAdminBanner, type AdminBanner } from '@nmw/contract/banner-desk'
import { Prose } from '../../shared/text/prose.tsx'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Button } from '../../ui/frame/button.tsx'
import { KeyValueList } from '../../ui/list/key-value-list.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { formatNumericDate, formatNumericDateTime } from '../kit/numeric-date.ts'
import { DetailPanel } from '../kit/detail-panel.tsx'
import detail from '../kit/detail-panel.module.css'
import { SlideState } from './banner-columns.tsx'

type BannerDetailProps = { id: string; onClose: () => void; onMove: (banner: AdminBanner) => void }

export function BannerDetail({ id, onClose, onMove }: BannerDetailProps) {
  const read = useRead(readAdminBanner, { params: { id } }, { quiet: true })
  return (
    <DetailPanel
      kind="banner"
      id={id}
      nameOf={({ title }) => title}
      read={read}
      onClose={onClose}
      acts={
        <Button variant="line" onClick={() => read.data && onMove(read.data)}>
          Ubah urutan slide
        </Button>
      }
    >
      {(banner) => (
        <Stack gap={3}>
          <img className={detail.picture} src={`/img/${encodeURIComponent(banner.image)}?w=768`} alt="" />
          <h3 className="h3">{banner.title}</h3>
          <KeyValueList
            look="facts"
            items={[
              { key: 'Slide', value: <SlideState row={banner} /> },
              { key: 'Tanggal promo', value: banner.date || 'Tidak ada' },
              {
                key: 'Periode',
                value: `${formatNumericDate(banner.startDate)} - ${formatNumericDate(banner.endDate)}`,
              },
              { key: 'Tautan', value: banner.url || 'Halaman promo' },
              { key: 'Meta title', value: banner.metadata.title || banner.title },
              { key: 'Meta description', value: banner.metadata.description || banner.subTitle || 'Tidak ada' },
              {
                key: 'Terakhir disimpan',
                value: `${formatNumericDateTime(banner.updatedAt)} ${banner.updatedBy ?? ''}`,
              },
            ]}
          />
          <h3 className="h3">Isi</h3>
          <div className={detail.text}>
            <Prose html={banner.html} />
          </div>
        </Stack>
      )}
    </DetailPanel>
  )
}
