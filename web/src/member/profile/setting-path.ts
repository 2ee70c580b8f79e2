export const settingMenuPath = '/user/account-setting'

export function settingPath(slug: string) {
  return `${settingMenuPath}?slug=${slug}`
}

/** `next`: the page to return to after the verification. */
export function phonePath(next: string) {
  return `${settingPath('change-phone')}&${new URLSearchParams({ next })}`
}
