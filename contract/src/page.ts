import * as z from 'zod/mini'

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 100

const whole = (max: number) => z.coerce.number('Nomor halaman tidak valid').check(z.int(), z.gte(1), z.lte(max))

/** `?page=2&limit=10`, as every list takes it. */
export const pageQuery = {
  page: z._default(whole(1_000_000), 1),
  limit: z._default(whole(MAX_LIMIT), DEFAULT_LIMIT),
}

export const pageInfo = z.object({
  currentPage: z.number(),
  totalPage: z.number(),
  totalData: z.number(),
  limit: z.number(),
})
export type PageInfo = z.infer<typeof pageInfo>

export function pageOf<T extends z.core.$ZodType>(item: T) {
  return z.object({ datas: z.array(item), page: pageInfo })
}

export function pageInfoOf(totalData: number, { page, limit }: { page: number; limit: number }): PageInfo {
  return { currentPage: page, totalPage: Math.max(1, Math.ceil(totalData / limit)), totalData, limit }
}
