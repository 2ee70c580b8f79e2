import type { listArticleProducts, listArticleServices, NamedItem } from '@nmw/contract/article-desk'
import { ChosenTags } from '../kit/chosen-tags.tsx'
import { RemotePicker } from '../kit/remote-picker.tsx'

type ItemPickerProps = {
  label: string
  endpoint: typeof listArticleProducts | typeof listArticleServices
  items: NamedItem[]
  error: string | undefined
  onChange: (items: NamedItem[]) => void
  onThere: (name: string) => void
}

export function ItemPicker({ label, endpoint, items, error, onChange, onThere }: ItemPickerProps) {
  return (
    <RemotePicker<NamedItem>
      label={label}
      hint="(opsional)"
      endpoint={endpoint}
      keyOf={({ _id }) => _id}
      chosen={items.map(({ _id }) => _id)}
      error={error}
      onPick={(item) => {
        if (items.some(({ _id }) => _id === item._id)) onThere(item.name)
        else onChange([...items, item])
      }}
    >
      <ChosenTags
        items={items.map(({ _id, name }) => ({ key: _id, name }))}
        onRemove={(key) => onChange(items.filter(({ _id }) => _id !== key))}
      />
    </RemotePicker>
  )
}
