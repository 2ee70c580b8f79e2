import { META_DESCRIPTION, META_TITLE } from '@nmw/contract/article-desk'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { SearchResult } from './search-result.tsx'

type Seo = { title: string; description: string }

type SeoFieldsProps = {
  value: Seo
  errors: { [Field in keyof Seo]: string | undefined }
  /** the page's defaults if these are empty */
  otherwise: Seo
  /** the path prefix of the page, '/articles' */
  path: string
  onChange: (next: Seo, field: keyof Seo) => void
}

export function SeoFields({ value, errors, otherwise, path, onChange }: SeoFieldsProps) {
  return (
    <>
      <TextField
        label="Meta title"
        hint="(opsional)"
        counter
        maxLength={META_TITLE}
        value={value.title}
        error={errors.title}
        onChange={(event) => onChange({ ...value, title: event.target.value }, 'title')}
      />
      <TextAreaField
        label="Meta description"
        hint="(opsional)"
        rows={3}
        counter
        maxLength={META_DESCRIPTION}
        value={value.description}
        error={errors.description}
        onChange={(event) => onChange({ ...value, description: event.target.value }, 'description')}
      />
      <SearchResult
        title={value.title || otherwise.title}
        description={value.description || otherwise.description}
        path={path}
      />
    </>
  )
}
