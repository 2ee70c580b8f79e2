import { listAdminBanners, type AdminBanner } from '@nmw/contract/banner-desk'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { UnsavedDrafts } from '../draft/unsaved-drafts.tsx'
import { AddLink } from '../kit/add-link.tsx'
import { ContentList } from '../kit/content-list.tsx'
import { editPath } from '../kit/content-paths.ts'
import { useListAddress } from '../kit/list-address.ts'
import { ListFrame } from '../kit/list-frame.tsx'
import { ListSearch } from '../kit/list-search.tsx'
import { bannerColumns } from './banner-columns.tsx'
import { BannerDetail } from './banner-detail.tsx'
import { SlideOrderDialog } from './slide-order-dialog.tsx'

export function BannerListScreen() {
  const { search, page, filter, toPage, open } = useListAddress()
  const navigate = useNavigate()
  const [moving, setMoving] = useState<AdminBanner>()
  const text = search['search'] ?? ''
  const read = useRead(
    listAdminBanners,
    { query: { page, limit: 10, ...(text && { search: text }) } },
    { keepPrevious: true, quiet: true },
  )
  return (
    <ListFrame
      title="Banner"
      action={<AddLink kind="banner" />}
      tools={
        <ListSearch
          label="Cari judul promo"
          text={text}
          onSearch={(wanted) => filter({ search: wanted })}
          onClear={() => filter({ search: undefined })}
        />
      }
      panel={
        search['open'] ? <BannerDetail id={search['open']} onClose={() => open(undefined)} onMove={setMoving} /> : null
      }
    >
      <UnsavedDrafts kind="banner" />
      <ContentList
        what="Banner"
        read={read}
        columns={bannerColumns({
          onEdit: (id) => void navigate({ href: editPath('banner', { id }) }),
          onDetail: open,
          onMove: setMoving,
        })}
        rowKey={({ _id }) => _id}
        selected={search['open']}
        onOpen={({ _id }) => open(_id)}
        onPage={toPage}
      />
      {moving ? <SlideOrderDialog key={moving._id} banner={moving} onClose={() => setMoving(undefined)} /> : null}
    </ListFrame>
  )
}
