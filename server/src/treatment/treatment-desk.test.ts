import * as contract from '@nmw/contract/treatment'
import * as desk from '@nmw/contract/treatment-desk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEditor, type Editor } from '../testing/make/create-editor.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { treatmentRoutes } from './treatment-routes.ts'

let testApp: TestApp
let dewi: Editor
beforeAll(async () => {
  testApp = await openTestApp({ routes: treatmentRoutes })
  dewi = await createEditor(testApp)
})
afterAll(() => testApp.close())

const group = 'spa-treatment' as const
const service = { name: 'Facial Uji', description: 'Isi', image: 'art-service-001.webp' }

async function write(more: object = {}) {
  const { services } = await dewi.must(desk.createTreatments, {
    body: { group, services: [{ ...service, ...more }] },
  })
  return services[0]!
}

async function change({ _id, version }: { _id: string; version: number }, more: object = {}) {
  return dewi.must(desk.updateTreatment, {
    body: { id: _id, version, group, service: { ...service, ...more } },
  })
}

const read = (id: string) => dewi.must(desk.readAdminTreatment, { params: { id } })
const seen = async (slug: string) => (await testApp.visitor().call(contract.readTreatment, { params: { slug } })).result

describe('treatment: the member price', () => {
  test.each([
    ['left out', {}],
    ['left empty', { memberPrice: null }],
  ])('is a tenth lower where it is %s', async (_, more) => {
    const { url } = await write({ price: 333_335, ...more })
    expect(await seen(url)).toMatchObject({ price: 333_335, memberPrice: 300_001 })
  })

  test('of 0 is free for members, until it is cleared', async () => {
    const made = await write({ price: 250_000, memberPrice: 0 })
    expect(await seen(made.url)).toMatchObject({ price: 250_000, memberPrice: 0 })
    const same = await change(made)
    expect(await seen(made.url)).toMatchObject({ memberPrice: 0 })
    await change(same, { price: 250_000, memberPrice: null })
    expect(await seen(made.url)).toMatchObject({ price: 250_000, memberPrice: 225_000 })
  })

  test('is empty where there is no price', async () => {
    const { url } = await write()
    expect(await seen(url)).toMatchObject({ price: 0, memberPrice: 0 })
  })

  test('stays when a change names no price, and is recalculated when only the price changes', async () => {
    const made = await write({ price: 500_000, memberPrice: 350_000 })
    const same = await change(made)
    expect(await seen(made.url)).toMatchObject({ price: 500_000, memberPrice: 350_000 })
    await change(same, { price: 300_000 })
    expect(await seen(made.url)).toMatchObject({ price: 300_000, memberPrice: 270_000 })
  })
})

test('treatment: empty meta fields default to name, short description and thumbnail', async () => {
  const made = await write({ shortDesc: 'Ringkas' })
  const blank = { banner: '', metaData: { title: '', description: '' } }
  expect(await read(made._id)).toMatchObject(blank)
  await change(made, { name: 'Facial Baru', shortDesc: 'Lebih ringkas', image: 'art-service-002.webp', ...blank })
  expect(await seen(made.url)).toMatchObject({
    banner: 'art-service-002.webp',
    metaData: { title: 'Facial Baru', description: 'Lebih ringkas' },
  })
})

test('treatment: a change that omits the visit fields keeps them', async () => {
  const needs = { price: 500_000, durationMinutes: 45, recommendedSessions: 4, needsDoctor: true }
  const made = await write(needs)
  await change(made, { name: 'Facial Lain' })
  expect(await read(made._id)).toMatchObject({ name: 'Facial Lain', ...needs })
})

test('treatment: by default a service takes an hour, one session and no doctor', async () => {
  const { _id } = await write()
  expect(await read(_id)).toMatchObject({ durationMinutes: 60, recommendedSessions: 1, needsDoctor: false })
})
