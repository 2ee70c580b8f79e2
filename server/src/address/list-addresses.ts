import { asc, desc, eq } from 'drizzle-orm'
import type { ListedAddress } from '@nmw/contract/address'
import type { Context } from '../context.ts'
import { deliveryAddress } from '../database/schema/delivery-address-table.ts'
import type { Caller } from '../http/route.ts'
import { findRegion } from '../region/find-region.ts'

export async function listAddresses({ db }: Context, { caller }: { caller: Caller }): Promise<ListedAddress[]> {
  const rows = await db
    .select()
    .from(deliveryAddress)
    .where(eq(deliveryAddress.accountId, caller.accountId))
    .orderBy(desc(deliveryAddress.isPrimary), asc(deliveryAddress.id))
  return rows.map(({ id, isPrimary, districtId, accountId: _owner, createdAt: _created, ...row }) => {
    const { province, city, district } = findRegion(districtId)!
    return {
      ...row,
      udtId: id,
      prime: isPrimary,
      provinceId: province.id,
      provinceName: province.name,
      cityId: city.id,
      cityName: city.name,
      districtId,
      districtName: district.name,
    }
  })
}
