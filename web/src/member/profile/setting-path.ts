export const settingMenuPath = '/user/account-setting'

export function settingPath(slug: string) {
  return `${settingMenuPath}?slug=${slug}`
}
