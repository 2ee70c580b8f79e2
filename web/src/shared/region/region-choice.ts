import type { District, Region } from '@nmw/contract/region'

export type RegionChoice = {
  province?: Region | undefined
  city?: Region | undefined
  /** comes with its postal code when just chosen */
  district?: (Region & Partial<District>) | undefined
}

export type RegionLevel = keyof RegionChoice

/** Clears the levels below the chosen region. */
export function chooseRegion(before: RegionChoice, level: RegionLevel, region: Region): RegionChoice {
  if (level === 'province') return { province: region }
  if (level === 'city') return { province: before.province, city: region }
  return { ...before, district: region }
}
