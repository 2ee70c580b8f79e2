import type { Page } from '@playwright/test'
import type { SignIn } from '../test-clinic/log-in-demo.ts'

/** A running server on data of its own, as the lists of screens see it. */
export type TestClinic = { url: string; dataDirectory: string }

/** One screen in one state. It is opened once and then photographed in every width, light and dark. */
export type Screenshot = {
  /** The folder of its photographs; `--only` looks for a part of it. */
  name: string
  path: string
  /** It comes about by calls that fail, which the browser complains of. */
  faulty?: true
  /** A demo account, signed in once and shared by all shots. */
  as?: { email: string; site?: NonNullable<SignIn['site']> }
  /** Before the page is opened: accounts, messages. Answers with the cookies to use, or the path to open. */
  before?: (clinic: TestClinic) => Promise<{ setCookies?: string[]; path?: string }>
  /** Brings the opened page into its state. */
  act?: (page: Page, clinic: TestClinic) => Promise<unknown>
}
