import { parentPort } from 'node:worker_threads'
import { renderMarkdown } from './render-markdown.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin to name
parentPort?.on('message', (markdown: string) => parentPort?.postMessage(renderMarkdown(markdown)))
