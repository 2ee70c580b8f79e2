import { mustCall } from '../tools/test-clinic/call-clinic.ts'
import { authorize } from '../tools/test-clinic/log-in.ts'

/** Breaks out of text, attribute, title and script; each would call `alert`. */
const hostile =
  '"><img src=x onerror=alert(1)></title></script><script>alert(1)</script><svg onload=alert(1)>[k](javascript:alert(1))'
const long = `${hostile}\n\n[tautan](javascript:alert(1)) ![x](javascript:alert(1))\n\n<iframe srcdoc="<script>alert(1)</script>">`
const upTo = (length: number) => hostile.slice(0, length)

/** One hidden content of each kind with such a text in every field. Returns the pages that show them. */
export async function writeHostileContent(url: string, person: { email: string; password: string }) {
  const headers = await authorize(url, person.email, { password: person.password, site: 'dashboard' })
  const write = async <Result>(path: string, body: object) =>
    (await mustCall(url, path, { body, headers })).result as Result
  const preview = async (kind: string, id: string) => {
    const link = await mustCall(url, `/legacy/admin/preview-link/${kind}/${id}`, { method: 'GET', headers })
    return (link.result as { path: string }).path
  }
  const meta = { title: upTo(60), description: hostile }
  await write('/legacy/admin/articles/create-tags', { names: [upTo(50)] })
  const article = await write<{ _id: string }>('/legacy/admin/articles/create', {
    title: hostile,
    preview: hostile,
    description: long,
    category: 'Perawatan Harian',
    tags: [upTo(50)],
    images: { src: 'art-article-001.webp', alt: hostile },
    source: {
      title: hostile,
      origin: hostile,
      writer: upTo(100),
      editor: upTo(100),
      link: `https://a.example/"${hostile.replaceAll(' ', '/')}`,
    },
    metaData: meta,
    status: false,
  })
  const offer = { title: hostile, desc: hostile, realPrice: 2, discountPrice: 1 }
  const banner = await write<{ _id: string }>('/legacy/banner/admin/create', {
    title: hostile,
    subTitle: hostile,
    date: upTo(100),
    startDate: '2020-01-01',
    endDate: '2020-01-02',
    image: 'art-banner-001.webp',
    description: long,
    headingMain: hostile,
    generalHeading: [{ text: [hostile] }],
    voucher: [{ title: hostile, data: [offer] }],
    metadata: meta,
    status: false,
  })
  const { services } = await write<{ services: { _id: string }[] }>('/legacy/services/admin/create', {
    group: 'spa-treatment',
    services: [
      {
        name: hostile,
        shortDesc: hostile,
        description: long,
        image: 'art-service-001.webp',
        category: [{ name: hostile, description: hostile }],
        metaData: meta,
        status: false,
      },
    ],
  })
  const path = `jahat-${Date.now()}`
  const catalogue = { name: upTo(100), path, description: hostile, thumbnail: 'art-banner-001.webp', status: false }
  const { _id } = await write<{ _id: string }>('/legacy/catalogues/admin/create', catalogue)
  return {
    pages: [
      await preview('article', article._id),
      await preview('treatment', services[0]!._id),
      await preview('catalogue', _id),
      await preview('banner', banner._id),
    ],
    desk: [
      `/dashboard/article?open=${article._id}`,
      `/dashboard/article/update?id=${article._id}`,
      `/dashboard/banner?search=onerror&open=${banner._id}`,
      `/dashboard/banner/update?id=${banner._id}`,
      `/dashboard/treatment?name=onerror&open=${services[0]!._id}`,
      `/dashboard/treatment/update?id=${services[0]!._id}`,
      `/dashboard/catalog/update?id=${_id}`,
      '/dashboard/home',
    ],
  }
}
