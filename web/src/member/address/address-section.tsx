import { BoxDrawing } from '../../ui/box-drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Holds the place of the address book. */
export function AddressSection() {
  return (
    <EmptyState art={<BoxDrawing />} title="Belum ada alamat">
      Daftar alamat pengiriman sedang kami siapkan.
    </EmptyState>
  )
}
