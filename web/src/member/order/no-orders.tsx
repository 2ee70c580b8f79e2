import { BoxDrawing } from '../../ui/drawing/box-drawing.tsx'
import { SearchDrawing } from '../../ui/drawing/search-drawing.tsx'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'

export function NoOrders() {
  return (
    <EmptyState
      art={<BoxDrawing />}
      title="Belum ada transaksi"
      action={
        <UiLink href="/user/consult-create" className={buttonClass()}>
          Buat Janji Konsultasi
        </UiLink>
      }
    >
      Konsultasi yang Anda bayar dan produk yang Anda beli muncul di sini.
    </EmptyState>
  )
}

export function NothingFound() {
  return (
    <EmptyState
      art={<SearchDrawing />}
      title="Tidak ada transaksi yang cocok"
      action={
        <UiLink href="/user/order" className={buttonClass({ variant: 'line' })}>
          Lihat semua transaksi
        </UiLink>
      }
    >
      Ubah pencarian, status, atau tanggalnya.
    </EmptyState>
  )
}

export function NothingWaiting() {
  return (
    <EmptyState
      art={<BoxDrawing />}
      title="Tidak ada pembayaran yang menunggu"
      action={
        <UiLink href="/user/order" className={buttonClass({ variant: 'line' })}>
          Lihat semua transaksi
        </UiLink>
      }
    >
      Semua tagihan Anda sudah selesai.
    </EmptyState>
  )
}

/** Past the last page, for example after its orders moved. */
export function NoSuchOrders({ firstHref }: { firstHref: string }) {
  return (
    <EmptyState
      art={<BoxDrawing />}
      title="Halaman ini kosong"
      action={
        <UiLink href={firstHref} className={buttonClass()}>
          Ke halaman pertama
        </UiLink>
      }
    >
      Transaksi Anda ada di halaman sebelumnya.
    </EmptyState>
  )
}
