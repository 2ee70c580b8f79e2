import type { District, Region } from '@nmw/contract/region'

export type RegionChoice = {
  province?: Region | undefined
  city?: Region | undefined
  /** freshly chosen, it brings the postal code along */
  district?: (Region & Partial<District>) | undefined
}

export type RegionLevel = keyof RegionChoice

/** What lies below the chosen region belongs to the former one and goes. */
export function chooseRegion(before: RegionChoice, level: RegionLevel, region: Region): RegionChoice {
  if (level === 'province') return { province: region }
  if (level === 'city') return { province: before.province, city: region }
  return { ...before, district: region }
}
