import { isIPv6 } from 'node:net'

/** The key a sender is counted by: one IPv6 customer has 2^64 addresses, so only the network counts. */
export function ipKey(ip: string): string {
  const groups = groupsOfIPv6(ip)
  if (!groups) return ip
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [groups[6]! >> 8, groups[6]! & 255, groups[7]! >> 8, groups[7]! & 255].join('.')
  return networkOf(groups, 64)
}

/** The 65,536 IPv6 networks a provider gives one customer; for IPv4 the address. */
export function ipSiteKey(ip: string): string {
  const key = ipKey(ip)
  const groups = key.endsWith('/64') && groupsOfIPv6(ip)
  return groups ? networkOf(groups, 48) : key
}

function networkOf(groups: number[], bits: number) {
  const prefix = groups.slice(0, bits / 16).map((group) => group.toString(16))
  return `${prefix.join(':')}::/${bits}`
}

function groupsOfIPv6(ip: string) {
  const [address = ''] = ip.split('%')
  return isIPv6(address) ? groupsOf(address) : undefined
}

/** The eight groups of an address, in any notation. */
function groupsOf(address: string) {
  const [head = '', tail] = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, inGroups).split('::')
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const left = tail === undefined ? 0 : 8 - first.length - last.length
  return [...first, ...Array<string>(left).fill('0'), ...last].map((group) => parseInt(group, 16))
}

function inGroups(_text: string, ...parts: string[]) {
  const [a, b, c, d] = parts.map(Number) as [number, number, number, number]
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}
