export const settingMenuPath = '/user/account-setting'

export function settingPath(slug: string) {
  return `${settingMenuPath}?slug=${slug}`
}

/** Where a number is verified; whoever was sent there in the middle of something goes on at `next`. */
export function phonePath(next: string) {
  return `${settingPath('change-phone')}&${new URLSearchParams({ next })}`
}
