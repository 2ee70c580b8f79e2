import { contentKindNames } from '@nmw/contract/content-kind'
import { describeMedia, listMedia, type MediaPicture } from '@nmw/contract/media'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { CopyButton } from '../../shared/text/copy-button.tsx'
import { useCall } from '../../lib/call/use-call.ts'
import { readKey, useRead } from '../../lib/reads/use-endpoint.ts'
import { Badge } from '../../ui/list/badge.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { PageLoading } from '../../ui/state/page-loading.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { SearchDrawing } from '../../ui/drawing/search-drawing.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { AddLink } from '../kit/add-link.tsx'
import { editPath } from '../kit/content-paths.ts'
import { formatNumericDateTime } from '../kit/numeric-date.ts'
import { useListAddress } from '../kit/list-address.ts'
import { ListFrame } from '../kit/list-frame.tsx'
import { useLastPage } from '../kit/use-last-page.ts'
import { useSave } from '../kit/use-save.ts'
import styles from './media-screen.module.css'

const filters = { all: 'Semua Gambar', used: 'Dipakai', unused: 'Belum Dipakai' } as const
type Filter = keyof typeof filters

export function MediaScreen() {
  const { search, page, filter, toPage } = useListAddress()
  const used = (Object.keys(filters) as Filter[]).find((name) => name === search['used']) ?? 'all'
  const read = useRead(listMedia, { query: { page, limit: 10, used } }, { keepPrevious: true, quiet: true })
  const { data, error } = read
  const isBeyond = useLastPage(data?.page, toPage)
  return (
    <ListFrame
      title="Media"
      detail="Gambar yang diunggah staf untuk artikel, banner, treatment, dan katalog."
      tools={
        <SelectField
          label="Saring gambar"
          hideLabel
          value={used}
          onChange={({ target: { value } }) => filter({ used: value === 'all' ? undefined : value })}
        >
          {Object.entries(filters).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      }
    >
      {data && !isBeyond ? (
        data.datas.length ? (
          <>
            <ul className={styles.pictures}>
              {data.datas.map((picture) => (
                <li key={picture.name}>
                  <PictureCard picture={picture} />
                </li>
              ))}
            </ul>
            <Pagination
              page={data.page.currentPage}
              totalPages={data.page.totalPage}
              onPage={toPage}
              label="Halaman media"
              summary={`${data.page.totalData} gambar`}
            />
          </>
        ) : (
          <Card>
            <EmptyState art={<SearchDrawing />} title="Data Tidak Ditemukan" action={<AddLink kind="article" />}>
              <p>Gambar muncul di sini setelah diunggah saat menulis artikel atau konten lain.</p>
            </EmptyState>
          </Card>
        )
      ) : error ? (
        <Card>
          <ErrorState retrying={read.isFetching} onRetry={() => void read.refetch()}>
            <p>{error.message}</p>
          </ErrorState>
        </Card>
      ) : (
        <PageLoading />
      )}
    </ListFrame>
  )
}

function PictureCard({ picture }: { picture: MediaPicture }) {
  const { name, width, height, bytes, who, createdAt, usedIn } = picture
  const call = useCall()
  const client = useQueryClient()
  const toast = useToast()
  const { errors, busy, send, clearError } = useSave()
  const [alt, setAlt] = useState(picture.alt)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void send({
      schema: describeMedia.body,
      value: { alt },
      save: async (body) => {
        await call(describeMedia, { params: { name }, body })
        toast.success(describeMedia.success)
        await client.invalidateQueries({ queryKey: readKey(listMedia) })
      },
    })
  }

  return (
    <Card className={styles.card}>
      <img className={styles.picture} src={`/img/${name}?w=384`} alt={picture.alt} loading="lazy" />
      <div className={styles.text}>
        <p className="dim small num">
          {width} x {height}, {Math.ceil(bytes / 1024).toLocaleString('id-ID')} KB
        </p>
        <p className="dim small">
          {formatNumericDateTime(createdAt)}, {who}
        </p>
        {usedIn.length ? (
          <ul className="small">
            {usedIn.map(({ kind, _id, title }) => (
              <li key={`${kind} ${_id}`}>
                <UiLink className="link" href={editPath(kind, { id: _id })}>
                  {contentKindNames[kind]}: {title}
                </UiLink>
              </li>
            ))}
          </ul>
        ) : (
          <Badge>Belum dipakai</Badge>
        )}
        <form className={styles.alt} noValidate onSubmit={submit}>
          <TextField
            label="Teks alternatif"
            maxLength={300}
            value={alt}
            error={errors['alt']}
            onChange={(event) => {
              clearError('alt')
              setAlt(event.target.value)
            }}
          />
          <Button type="submit" variant="soft" small busy={busy} disabled={alt === picture.alt}>
            Simpan
          </Button>
          <CopyButton text={`/img/${name}`} what="URL gambar" />
        </form>
      </div>
    </Card>
  )
}
