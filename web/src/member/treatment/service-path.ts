export const servicesPath = '/user/services'

export function groupPath(group: string) {
  return `${servicesPath}?${new URLSearchParams({ group })}`
}

export function servicePath({ url, name }: { url: string; name: string }) {
  return `${servicesPath}?${new URLSearchParams({ slug: url, title: name })}`
}
