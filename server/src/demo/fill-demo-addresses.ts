import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { deliveryAddress } from '../database/schema/delivery-address-table.ts'
import { findRegion } from '../region/find-region.ts'

/** Siti has two addresses, Budi and Made one each, Maria none. */
const places = [
  { email: 'siti@nmw.example', label: 'Rumah', districtId: 327302, address: 'Jl. Cigadung Raya No. 21, RT 03 RW 05' },
  {
    email: 'siti@nmw.example',
    label: 'Kantor',
    districtId: 317106,
    address: 'Gedung Wisma Kencana Lt. 8, Jl. Cikini No. 40',
  },
  { email: 'budi@nmw.example', label: 'Rumah', districtId: 357808, address: 'Jl. Darmo Indah Timur No. 7' },
  { email: 'made@nmw.example', label: 'Rumah', districtId: 517101, address: 'Jl. Tukad Badung Gang Melati No. 3' },
]
const notes: Record<string, string> = {
  Rumah: 'Pagar putih, titip satpam bila kosong',
  Kantor: 'Serahkan ke resepsionis',
}

export async function fillDemoAddresses({ db, now }: Context) {
  const seen = new Set<string>()
  for (const { email, label, districtId, address } of places) {
    const [person] = await db.select().from(account).where(eq(account.email, email))
    const isPrimary = !seen.has(email)
    seen.add(email)
    await db.insert(deliveryAddress).values({
      accountId: person!.id,
      label,
      isPrimary,
      receiverName: person!.fullName,
      receiverPhone: person!.phone!,
      address,
      districtId,
      postalCode: findRegion(districtId)!.district.postalCode,
      note: notes[label]!,
      createdAt: now(),
    })
  }
}
