import { useEffect, useState } from 'react'

/** An address under which the browser shows a file that was only chosen. */
export function usePreview(file: Blob | undefined) {
  const [shown, setShown] = useState<{ file: Blob; url: string }>()
  useEffect(() => {
    if (!file) return undefined
    const url = URL.createObjectURL(file)
    setShown({ file, url })
    return () => URL.revokeObjectURL(url)
  }, [file])
  return shown && shown.file === file ? shown.url : undefined
}
