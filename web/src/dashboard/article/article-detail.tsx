import { PREVIEW_LENGTH, readAdminArticle, type WholeArticle } from '@nmw/contract/article-desk'
import { useState } from 'react'
import { Prose } from '../../shared/text/prose.tsx'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Button } from '../../ui/frame/button.tsx'
import { KeyValueList } from '../../ui/list/key-value-list.tsx'
import { RemovableTag } from '../../ui/form/removable-tag.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { formatNumericDate } from '../kit/numeric-date.ts'
import { DetailPanel } from '../kit/detail-panel.tsx'
import detail from '../kit/detail-panel.module.css'

const states = { active: 'Aktif', inactive: 'Tidak Aktif', draft: 'Draf', scheduled: 'Terjadwal' } as const

export function ArticleDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useRead(readAdminArticle, { params: { id } }, { quiet: true })
  return (
    <DetailPanel kind="article" id={id} nameOf={({ title }) => title} read={read} onClose={onClose}>
      {(article) => <ArticleFacts article={article} />}
    </DetailPanel>
  )
}

function ArticleFacts({ article }: { article: WholeArticle }) {
  const [whole, setWhole] = useState(false)
  const { images, source } = article
  const text = article.description.replaceAll(/[#*_>`|[\]]/g, '').trim()
  const none = <span className="dim">Tidak ada</span>
  return (
    <Stack gap={3}>
      {images.src ? (
        <img
          className={detail.picture}
          src={`/img/${encodeURIComponent(images.src)}?w=768`}
          alt={images.alt || article.title}
          width={344}
          height={134}
        />
      ) : null}
      <h3 className="h3">{article.title}</h3>
      <p className="dim">{article.preview}</p>
      <KeyValueList
        look="facts"
        items={[
          { key: 'Status', value: `${states[article.state]}, ${formatNumericDate(article.date)}` },
          { key: 'Kategori', value: article.category },
          { key: 'Meta title', value: article.metaData.title || article.title },
          { key: 'Meta description', value: article.metaData.description || article.preview || none },
          { key: 'Total dilihat', value: article.view.toLocaleString('id-ID') },
          {
            key: 'Tag',
            value: article.tags.length ? (
              <span className={detail.tags}>
                {article.tags.map((tag) => (
                  <RemovableTag key={tag}>{tag}</RemovableTag>
                ))}
              </span>
            ) : (
              none
            ),
          },
          { key: 'Asal sumber', value: [source.title, source.origin].filter(Boolean).join(', ') || none },
          { key: 'Tautan sumber', value: source.link || none },
          { key: 'Penulis', value: source.writer || article.writer },
          { key: 'Editor', value: source.editor || none },
          { key: 'Produk terkait', value: article.products.map(({ name }) => name).join(', ') || none },
          { key: 'Treatment terkait', value: article.services.map(({ name }) => name).join(', ') || none },
          { key: 'Terakhir disimpan', value: article.updatedBy ?? 'Tidak diketahui' },
        ]}
      />
      <h3 className="h3">Isi</h3>
      {whole ? (
        <div className={detail.text}>
          <Prose html={article.html} />
        </div>
      ) : (
        <p className="dim">{text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH)}…` : text}</p>
      )}
      <Button variant="soft" small onClick={() => setWhole(!whole)}>
        {whole ? 'Ringkas isi' : 'Lihat isi lengkap'}
      </Button>
    </Stack>
  )
}
