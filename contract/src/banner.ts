import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const bannerSlide = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  subTitle: z.string(),
  image: z.string(),
  /** Where the slide leads: an inner path of the member area, or an https address. */
  url: z.string(),
})
export type BannerSlide = z.infer<typeof bannerSlide>

export const listBanners = endpoint({
  method: 'GET',
  path: '/legacy/banner',
  audience: 'public',
  summary: 'Promos shown today, in slide order',
  result: z.array(bannerSlide),
})

export const readPromo = endpoint({
  method: 'GET',
  path: '/legacy/banner/:slug',
  audience: 'public',
  summary: 'One promo that is active and not over',
  params: z.object({ slug: z.string().check(z.maxLength(200)) }),
  result: z.object({
    slug: z.string(),
    title: z.string(),
    subTitle: z.string(),
    image: z.string(),
    /** The period, as text. */
    date: z.string(),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    headingMain: z.string(),
    generalHeading: z.array(z.object({ text: z.array(z.string()) })),
    /** Sanitised HTML, rendered from markdown on save. */
    description: z.string(),
    voucher: z.array(
      z.object({
        title: z.string(),
        data: z.array(
          z.object({
            title: z.string(),
            desc: z.string(),
            realPrice: z.number(),
            discountPercentage: z.number(),
            discountPrice: z.number(),
            status: z.boolean(),
          }),
        ),
      }),
    ),
    metadata: z.object({ title: z.string(), description: z.string(), image: z.string() }),
  }),
})
