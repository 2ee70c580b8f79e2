import { afterEach, expect, test, vi } from 'vitest'
import { chooseLanguage } from './preferences.ts'

afterEach(() => vi.unstubAllGlobals())

test('language: the page is reloaded only after the language cookie is written', () => {
  const written: string[] = []
  const waiting: string[] = []
  const asked: string[][] = []
  vi.stubGlobal('document', {
    set cookie(cookie: string) {
      waiting.push(cookie)
    },
    get cookie() {
      written.push(...waiting.splice(0))
      return ''
    },
  })
  vi.stubGlobal('location', { reload: () => asked.push([...written]) })
  chooseLanguage('en')
  expect(asked).toEqual([[expect.stringMatching(/^nmw_lang=en;/)]])
})
