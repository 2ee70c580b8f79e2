import * as region from '@nmw/contract/region'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sample } from '../testing/stress/full-size.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { regionRoutes } from './region-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: regionRoutes })
})
afterAll(() => testApp.close())

const ask = (url: string) => testApp.app.inject({ url, headers: { authorization: 'Bearer nmw-public' } })
async function idsOf(url: string) {
  const { result } = (await ask(url)).json<{ result: { id: number }[] }>()
  return result.map(({ id }) => id)
}

const coverage = '/legacy/shipping/v1/coverage-area'
const profile = '/legacy/profile'

test('regions: the coverage lists match these values exactly', async () => {
  const provinces = await ask(`${coverage}/province`)
  expect(provinces.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(provinces.payload).toMatch(
    /^\{"status":true,"result":\[\{"id":11,"provinsi_name":"Aceh"\},\{"id":51,"provinsi_name":"Bali"\},/,
  )
  expect((await ask(`${coverage}/city?provinsi_id=34`)).payload).toBe(
    '{"status":true,"result":[{"id":3402,"kabupaten_name":"Kabupaten Bantul"},' +
      '{"id":3403,"kabupaten_name":"Kabupaten Gunungkidul"},{"id":3401,"kabupaten_name":"Kabupaten Kulon Progo"},' +
      '{"id":3404,"kabupaten_name":"Kabupaten Sleman"},{"id":3471,"kabupaten_name":"Kota Yogyakarta"}],"message":"OK"}',
  )
  expect((await ask(`${coverage}/district?kabupaten_id=3101`)).payload).toBe(
    '{"status":true,"result":[{"id":310102,"kecamatan_name":"Kepulauan Seribu Selatan","postal_code":"14520"},' +
      '{"id":310101,"kecamatan_name":"Kepulauan Seribu Utara","postal_code":"14540"}],"message":"OK"}',
  )
})

test('regions: the profile lists match these values exactly', async () => {
  expect((await ask(`${profile}/province`)).payload).toMatch(
    /^\{"status":true,"result":\[\{"id":11,"provinceName":"Aceh"\},\{"id":51,"provinceName":"Bali"\},/,
  )
  expect((await ask(`${profile}/city?provinceId=34`)).payload).toBe(
    '{"status":true,"result":[{"id":3402,"cityName":"Kabupaten Bantul"},' +
      '{"id":3403,"cityName":"Kabupaten Gunungkidul"},{"id":3401,"cityName":"Kabupaten Kulon Progo"},' +
      '{"id":3404,"cityName":"Kabupaten Sleman"},{"id":3471,"cityName":"Kota Yogyakarta"}],"message":"OK"}',
  )
  expect((await ask(`${profile}/district?cityId=3101`)).payload).toBe(
    '{"status":true,"result":[{"id":310102,"districtName":"Kepulauan Seribu Selatan","postalCode":"14520"},' +
      '{"id":310101,"districtName":"Kepulauan Seribu Utara","postalCode":"14540"}],"message":"OK"}',
  )
})

test('regions: a repeated answer is identical', async () => {
  const first = await ask(`${coverage}/district?kabupaten_id=3273`)
  expect((await ask(`${coverage}/district?kabupaten_id=3273`)).payload).toBe(first.payload)
  expect((await ask(`${coverage}/district?kabupaten_id=3275`)).payload).not.toBe(first.payload)
})

test('regions: both APIs cover the whole country with the same ids', async () => {
  const provinces = await idsOf(`${coverage}/province`)
  expect(provinces).toHaveLength(38)
  expect(await idsOf(`${profile}/province`)).toEqual(provinces)
  const cities: number[] = []
  for (const id of provinces) {
    const found = await idsOf(`${coverage}/city?provinsi_id=${id}`)
    expect(await idsOf(`${profile}/city?provinceId=${id}`)).toEqual(found)
    cities.push(...found)
  }
  expect(new Set(cities).size).toBe(514)
  const districts: number[] = []
  const compared = new Set(sample(cities, 6))
  for (const id of cities) {
    const found = await idsOf(`${coverage}/district?kabupaten_id=${id}`)
    if (compared.has(id)) expect(await idsOf(`${profile}/district?cityId=${id}`)).toEqual(found)
    districts.push(...found)
  }
  expect(new Set(districts).size).toBe(7285)
})

test('regions: a client reads our field names, whatever the API calls them', async () => {
  const visitor = testApp.visitor()
  const shipping = await visitor.call(region.listCoverageDistricts, { query: { kabupaten_id: 3101 } })
  const own = await visitor.call(region.listProfileDistricts, { query: { cityId: 3101 } })
  const seen = region.listCoverageDistricts.result.parse(shipping.result)
  expect(seen[0]).toEqual({ id: 310102, name: 'Kepulauan Seribu Selatan', postalCode: '14520' })
  expect(region.listProfileDistricts.result.parse(own.result)).toEqual(seen)
})

describe.each([
  ['no province', `${coverage}/city`, 'provinsi_id', region.PROVINCE_UNKNOWN],
  ['no city', `${coverage}/district`, 'kabupaten_id', region.CITY_UNKNOWN],
  ['no province', `${profile}/city`, 'provinceId', region.PROVINCE_UNKNOWN],
  ['no city', `${profile}/district`, 'cityId', region.CITY_UNKNOWN],
])('regions: %s at %s', (_case, path, name, message) => {
  test.each([
    '',
    `?${name}`,
    `?${name}=`,
    `?${name}=Bali`,
    `?${name}=0`,
    `?${name}=-31`,
    `?${name}=31.5`,
    `?${name}=3999`,
    `?${name}=317106`,
    `?${name}=1e18`,
    `?${name}=NaN`,
    `?${name}=Infinity`,
    `?${name}=${'9'.repeat(400)}`,
    `?${name}=%00`,
    `?${name}=__proto__`,
    `?${name}=31&${name}=3171`,
    `?${name}[]=31`,
    `?${name}[id]=31`,
  ])('%s', async (search) => {
    const answer = await ask(path + search)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ status: false, result: null, message })
  })
})
