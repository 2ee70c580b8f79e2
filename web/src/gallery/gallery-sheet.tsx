import { Button } from '../ui/frame/button.tsx'
import { PickField } from '../ui/form/pick-field.tsx'
import { Sheet } from '../ui/overlay/sheet.tsx'
import { Stack } from '../ui/frame/stack.tsx'
import { TextField } from '../ui/frame/text-field.tsx'

export function GallerySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Tambah alamat"
      fixed
      foot={
        <>
          <Button variant="line" onClick={onClose}>
            Batal
          </Button>
          <Button onClick={onClose}>Simpan alamat</Button>
        </>
      }
    >
      <Stack>
        <TextField label="Nama penerima" />
        <TextField label="Nomor telepon" inputMode="numeric" />
        <PickField label="Provinsi" placeholder="Pilih provinsi" value="Jawa Barat" />
        <PickField label="Kota" placeholder="Pilih kota" />
        <PickField label="Kecamatan" placeholder="Pilih kota dahulu" disabled />
        <TextField label="Alamat" placeholder="Nama jalan, nomor, RT/RW" autoComplete="street-address" />
      </Stack>
    </Sheet>
  )
}
