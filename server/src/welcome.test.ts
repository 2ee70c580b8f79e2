import { expect, test } from 'vitest'
import { welcome } from './welcome.ts'

const publicUrl = 'http://localhost:8088'

test('welcome: the demo prints every site and who may sign in', () => {
  const [, ...sites] = welcome({ publicUrl, outside: 'simulator' }).split(
    /\n\n {2}(?=Patients|Dashboard|Clinic|Public)/,
  )
  expect(sites.map((text) => /http\S+/.exec(text)?.[0])).toEqual(
    ['/auth/login', '/dashboard/login', '/ops/login', '/services'].map((path) => publicUrl + path),
  )
  const [patients, dashboard, clinic] = sites.map((text) => text.match(/\w+(?=@)/g))
  expect(patients).toEqual(['siti', 'budi', 'maria', 'made'])
  expect(dashboard).toEqual(['admin', 'marcom', 'designer'])
  expect(clinic).toEqual(['admin', 'dokter', 'apoteker', 'kasir'])
})

test('welcome: a live installation prints no account', () => {
  expect(welcome({ publicUrl, outside: 'live' })).toBe('Klinik NMW answers at http://localhost:8088')
})
