import { isIPv6 } from 'node:net'

/** Under what a sender is counted: one line has 2^64 addresses of IPv6, so of these only the network counts. */
export function addressKey(ip: string): string {
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return ip
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [groups[6]! >> 8, groups[6]! & 255, groups[7]! >> 8, groups[7]! & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight numbers of an address, however it is written. */
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
