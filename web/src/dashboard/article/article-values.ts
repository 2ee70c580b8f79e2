import type { FieldNames } from '../kit/form-differences.ts'
import type { ArticleForm, NamedItem, WholeArticle } from '@nmw/contract/article-desk'

/** The form's values without the text. */
export type ArticleValues = Omit<ArticleForm, 'description' | 'date' | 'products' | 'services'> & {
  date: string
  products: NamedItem[]
  services: NamedItem[]
}

export function emptyArticle(today: string): ArticleValues {
  return {
    title: '',
    preview: '',
    date: today,
    category: '',
    tags: [],
    images: { src: '', alt: '' },
    source: { title: '', origin: '', link: '', writer: '', editor: '' },
    metaData: { title: '', description: '' },
    products: [],
    services: [],
    uploadedImages: [],
    status: true,
    draft: false,
  }
}

export function valuesOf(article: WholeArticle): ArticleValues {
  const { title, preview, date, category, tags, images, source, metaData, products, services, status, draft } = article
  return {
    title,
    preview,
    date,
    category,
    tags,
    images,
    source,
    metaData: { title: metaData.title, description: metaData.description },
    products,
    services,
    uploadedImages: article.uploadedImages.map(({ src }) => src),
    status,
    draft,
  }
}

/**
 * The values of a draft or an old version. A version has only the ids of products: the rest is looked up in `known`.
 */
export function valuesFrom(data: Record<string, unknown>, base: ArticleValues): ArticleValues {
  const found = data as Partial<ArticleValues>
  return {
    ...base,
    ...pick(found, ['title', 'preview', 'date', 'category', 'tags', 'images', 'source', 'metaData', 'uploadedImages']),
    ...pick(found, ['status', 'draft']),
    products: itemsOf(found.products, base.products),
    services: itemsOf(found.services, base.services),
  }
}

function pick<K extends keyof ArticleValues>(values: Partial<ArticleValues>, names: K[]) {
  return Object.fromEntries(names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]))
}

function itemsOf(items: readonly (NamedItem | string)[] | undefined, known: NamedItem[]) {
  if (!items) return known
  return items.map((item) =>
    typeof item === 'string' ? (known.find(({ _id }) => _id === item) ?? { _id: item, name: item, image: '' }) : item,
  )
}

/** The request body. */
export function bodyOf({ products, services, ...values }: ArticleValues, description: string) {
  return { ...values, description, products: products.map(({ _id }) => _id), services: services.map(({ _id }) => _id) }
}

export const articleFields: FieldNames<ArticleValues> = {
  title: 'Judul',
  preview: 'Deskripsi singkat',
  date: 'Tanggal terbit',
  category: 'Kategori',
  tags: 'Tag',
  images: 'Thumbnail',
  source: 'Sumber, penulis, editor',
  metaData: 'Meta title dan description',
  products: 'Produk terkait',
  services: 'Treatment terkait',
  status: 'Tampil',
  draft: 'Draf',
}
