const YEAR = 365 * 24 * 60 * 60

export function switchTheme() {
  const root = document.documentElement
  const dark = root.dataset['theme']
    ? root.dataset['theme'] === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches
  const next = dark ? 'light' : 'dark'
  root.dataset['theme'] = next
  // A cookie, not local storage, so that the server can render the page in the right theme.
  document.cookie = `nmw_theme=${next}; path=/; max-age=${YEAR}; samesite=lax`
}
