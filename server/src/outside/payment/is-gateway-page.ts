/** A page we may redirect people to: https, and of the same company as the gateway. */
export function isGatewayPage(gatewayUrl: string, address: string) {
  if (!URL.canParse(address)) return false
  const [gateway, page] = [new URL(gatewayUrl), new URL(address)]
  if (page.origin === gateway.origin) return true
  return page.protocol === 'https:' && companyOf(page.hostname) === companyOf(gateway.hostname)
}

function companyOf(host: string) {
  return host.split('.').slice(-2).join('.')
}
