import * as z from 'zod/mini'
import { contentId, contentKind, markdownText, TEXT_REQUEST_BYTES } from './content-kind.ts'
import { endpoint } from './endpoint.ts'
import { pageOf, pageQuery } from './page.ts'

/** Form values, complete or not; each kind of content has its own form. */
const formData = z.record(z.string().check(z.maxLength(50)), z.json())

const draftCard = z.object({
  key: z.string(),
  kind: contentKind,
  /** Null for new content. */
  targetId: z.nullable(z.string()),
  title: z.string(),
  updatedAt: z.iso.datetime(),
})
export type DraftCard = z.infer<typeof draftCard>

const draftKey = z.object({ key: z.string().check(z.regex(/^[0-9a-f-]{1,36}$/, 'Draf tidak valid')) })

/** A draft untouched for this many days is deleted. */
export const DRAFT_DAYS = 90

export const listDrafts = endpoint({
  method: 'GET',
  path: '/legacy/admin/drafts',
  audience: 'dashboard',
  summary: 'What the caller began and has not saved, the latest first',
  query: z.object({ kind: z.optional(contentKind), target: z.optional(contentId) }),
  result: z.array(draftCard),
})

export const readDraft = endpoint({
  method: 'GET',
  path: '/legacy/admin/drafts/find/:key',
  audience: 'dashboard',
  summary: 'One draft of the caller',
  params: draftKey,
  result: z.object({ ...draftCard.shape, baseVersion: z.number(), data: formData }),
})

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/legacy/admin/drafts/save/:key',
  audience: 'dashboard',
  summary: 'Keep a draft under a key the client made up; of one content each person has one draft',
  gzipBody: { limit: TEXT_REQUEST_BYTES },
  params: draftKey,
  body: z.strictObject({
    kind: contentKind,
    targetId: z._default(z.nullable(contentId), null),
    /** The version the draft started from; 0 for new content. */
    baseVersion: z.int('Versi tidak valid').check(z.minimum(0, 'Versi tidak valid')),
    title: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
    data: formData,
  }),
  result: z.object({ key: z.string(), updatedAt: z.iso.datetime() }),
})

export const removeDraft = endpoint({
  method: 'DELETE',
  path: '/legacy/admin/drafts/remove/:key',
  audience: 'dashboard',
  summary: 'Throw a draft of the caller away',
  params: draftKey,
  result: z.literal(true),
})

const target = { kind: contentKind, id: contentId }

const versionCard = z.object({
  version: z.number(),
  at: z.iso.datetime(),
  who: z.nullable(z.string()),
  current: z.boolean(),
})
export type VersionCard = z.infer<typeof versionCard>

export const listVersions = endpoint({
  method: 'GET',
  path: '/legacy/admin/versions/:kind/:id',
  audience: 'dashboard',
  summary: 'Who saved a content when, the latest first',
  params: z.object(target),
  query: z.object(pageQuery),
  result: pageOf(versionCard),
})

export const readVersion = endpoint({
  method: 'GET',
  path: '/legacy/admin/versions/:kind/:id/:version',
  audience: 'dashboard',
  summary: 'What a content held in one of its versions',
  params: z.object({ ...target, version: z.coerce.number('Versi tidak valid').check(z.int(), z.gte(1), z.lte(1e9)) }),
  result: z.object({
    version: z.number(),
    at: z.iso.datetime(),
    who: z.nullable(z.string()),
    data: formData,
  }),
})

export const previewMarkdown = endpoint({
  method: 'POST',
  path: '/legacy/admin/markdown/preview',
  audience: 'dashboard',
  summary: 'Markdown as the public page would show it',
  gzipBody: { limit: TEXT_REQUEST_BYTES },
  body: z.strictObject({ markdown: markdownText }),
  result: z.object({ html: z.string() }),
})

/** Lifetime of a preview link. */
export const PREVIEW_DAYS = 7

export const linkPreview = endpoint({
  method: 'GET',
  path: '/legacy/admin/preview-link/:kind/:id',
  audience: 'dashboard',
  summary: 'A signed address at which a content can be seen before it is public, for a week',
  params: z.object(target),
  result: z.object({ path: z.string(), expiresAt: z.iso.datetime() }),
})
