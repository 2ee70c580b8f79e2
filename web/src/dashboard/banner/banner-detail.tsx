import { readAdminBanner, type AdminBanner } from '@nmw/contract/banner-desk'
import { Prose } from '../../lib/prose.tsx'
import { useRead } from '../../lib/use-endpoint.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { KeyValueList } from '../../ui/key-value-list.tsx'
import { Stack } from '../../ui/stack.tsx'
import { UiLink } from '../../ui/ui-link.tsx'
import { dayFigures, momentFigures } from '../kit/day-figures.ts'
import { DetailPanel } from '../kit/detail-panel.tsx'
import detail from '../kit/detail-panel.module.css'
import { TrashButton } from '../kit/trash-button.tsx'
import { SlideState } from './banner-columns.tsx'

type BannerDetailProps = { id: string; onClose: () => void; onMove: (banner: AdminBanner) => void }

export function BannerDetail({ id, onClose, onMove }: BannerDetailProps) {
  const read = useRead(readAdminBanner, { params: { id } }, { quiet: true })
  const { data } = read
  return (
    <DetailPanel
      title="Detail banner"
      read={read}
      onClose={onClose}
      actions={
        <UiLink
          href={`/dashboard/banner/update?id=${encodeURIComponent(id)}`}
          className={buttonClass({ variant: 'line', small: true })}
        >
          Ubah
        </UiLink>
      }
      foot={
        <>
          <Button variant="line" onClick={() => data && onMove(data)}>
            Ubah urutan slide
          </Button>
          <TrashButton kind="banner" id={id} name={data?.title ?? 'banner ini'} onDone={onClose} />
        </>
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
              { key: 'Periode', value: `${dayFigures(banner.startDate)} - ${dayFigures(banner.endDate)}` },
              { key: 'Tautan', value: banner.url || 'Halaman promo' },
              { key: 'Meta title', value: banner.metadata.title || 'Tidak ada' },
              { key: 'Meta description', value: banner.metadata.description || 'Tidak ada' },
              { key: 'Terakhir disimpan', value: `${momentFigures(banner.updatedAt)} ${banner.updatedBy ?? ''}` },
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
