import { createRootRouteWithContext, HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Search } from '../lib/reads/load.ts'
import { defaultDescription, pageTitle } from '../lib/page/page-title.ts'
import './global-styles.ts'
import { StandaloneErrorPage } from './standalone/standalone-error-page.tsx'
import { PageFrame } from './page-frame.tsx'
import type { PageContext } from './page-context.ts'

export const rootRoute = createRootRouteWithContext<PageContext>()({
  validateSearch: (search: Record<string, unknown>) => search as Search,
  head: () => ({
    meta: [{ title: pageTitle() }, { name: 'description', content: defaultDescription }],
  }),
  shellComponent: Document,
  component: PageFrame,
  errorComponent: StandaloneErrorPage,
})

function Document({ children }: { children: ReactNode }) {
  const { language, theme, flags } = useRouter().options.context
  return (
    <html
      lang={language}
      data-theme={theme}
      data-public-site={flags.publicSite ? undefined : 'off'}
      data-app-key={flags.appKey}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#FBF7F4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1B1418" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/art/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/art/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
