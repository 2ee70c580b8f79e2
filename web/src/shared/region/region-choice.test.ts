import { expect, test } from 'vitest'
import { chooseRegion } from './region-choice.ts'

const province = { id: 32, name: 'Jawa Barat' }
const city = { id: 3273, name: 'Kota Bandung' }
const district = { id: 327302, name: 'Coblong', postalCode: '40132' }

test('region: choosing a region clears the levels below it', () => {
  const whole = { province, city, district }
  expect(chooseRegion(whole, 'province', { id: 31, name: 'DKI Jakarta' })).toEqual({
    province: { id: 31, name: 'DKI Jakarta' },
  })
  expect(chooseRegion(whole, 'city', { id: 3277, name: 'Kota Cimahi' })).toEqual({
    province,
    city: { id: 3277, name: 'Kota Cimahi' },
  })
})

test('region: choosing a district sets its postal code', () => {
  expect(chooseRegion({ province, city }, 'district', district).district?.postalCode).toBe('40132')
})
