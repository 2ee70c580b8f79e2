import { previewMarkdown } from '@nmw/contract/draft'
import { useEffect, useRef, useState } from 'react'
import { ApiError, loadErrorText } from '../../lib/call/call.ts'
import prose from '../../shared/text/prose.module.css'
import { sessionEnd } from '../../shared/staff/session-end.ts'
import { useCall } from '../../lib/call/use-call.ts'
import { replaceChangedBlocks } from './replace-changed-blocks.ts'
import styles from './live-preview.module.css'

/** The text as visitors see it: rendered by the server, with the same rules as on save. */
export function LivePreview({ markdown }: { markdown: string }) {
  const call = useCall()
  const [html, setHtml] = useState('')
  const [failure, setFailure] = useState<string>()
  const took = useRef(0)
  const page = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (page.current) replaceChangedBlocks(page.current, html)
  }, [html])

  useEffect(() => {
    const stop = new AbortController()
    async function show() {
      const start = performance.now()
      try {
        const made = await call(previewMarkdown, { body: { markdown } }, { signal: stop.signal })
        took.current = performance.now() - start
        setHtml(made.html)
        setFailure(undefined)
      } catch (error) {
        if (stop.signal.aborted || sessionEnd.handle(error)) return
        setFailure(error instanceof ApiError ? error.message : loadErrorText)
      }
    }
    // A slow rendering is requested less often.
    const timer = setTimeout(() => void show(), Math.min(10_000, took.current))
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [call, markdown])

  return (
    <section className={styles.preview} aria-label="Pratinjau">
      <h2 className={styles.title}>Pratinjau</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls has to be reachable */}
      <div className={styles.page} tabIndex={0} role="region" aria-label="Isi pratinjau">
        {failure ? <p className="dim">{failure}</p> : null}
        {html || failure ? null : <p className="dim">Pratinjau tampil saat Anda menulis.</p>}
        <div ref={page} className={prose.prose} lang="id" />
      </div>
    </section>
  )
}
