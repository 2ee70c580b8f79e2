import { sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { dateInJakarta } from '../../date-in-jakarta.ts'

/** Copies of the demo articles with unique titles, spread over all categories and ten years. */
export async function fillLargeArticles({ db, now }: Context, wanted: number) {
  const at = now()
  await db.execute(sql`
    with original as (
      select *, row_number() over (order by id) - 1 as place, count(*) over () as originals
      from article where id not like 'large-%'
    ), category as (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as categories from article_category
    )
    insert into article (id, slug, title, preview, markdown, html, category_id, tags, image, image_alt, source, meta_title,
      meta_description, published_on, products, treatments, active, views, updated_at)
    select 'large-' || lpad(number::text, 6, '0'), o.slug || '-' || number, o.title || ' ' || number, o.preview,
      o.markdown, o.html, c.id, o.tags, o.image, o.image_alt, o.source, o.meta_title, o.meta_description,
      ${dateInJakarta(at)}::date - number % 3650, o.products, o.treatments, number % 20 <> 0, number % 977, ${at.toISOString()}
    from generate_series(1, ${wanted}::int) number
    join original o on o.place = number % o.originals
    join category c on c.place = number / 7 % c.categories
    on conflict (id) do nothing
  `)
}
