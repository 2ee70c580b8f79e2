import type { DescribePage, ReadContent } from '../../lib/reads/content.ts'
import { exportName } from '../export-name.ts'

const modules = import.meta.glob<Record<string, unknown>>('../../public/**/*-{content,head}.ts', { eager: true })

/**
 * Finds `articleContent` of `article-content.ts` and `articleHead` of `article-head.ts` beside a public screen. All
 * share one chunk: a file name for each would cost more bytes in the first script than the code.
 */
export function siteContent(screenPath: string) {
  const file = screenPath.replace(/-screen$/, '')
  const read = find(`${file}-content`) as ReadContent | undefined
  const describe = find(`${file}-head`) as DescribePage<unknown> | undefined
  return { read: read ?? readNothing, describe }
}

function find(file: string) {
  const name = exportName(file)
  return modules[`../../${file}.ts`]?.[name.charAt(0).toLowerCase() + name.slice(1)]
}

async function readNothing() {
  return undefined
}
