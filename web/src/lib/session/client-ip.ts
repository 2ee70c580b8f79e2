const key = 'nmw-client-ip'
let asked = false

/** The browser's public IP: fetched once, cached for the tab, and sent along for the server's log. */
export function clientIp() {
  const known = remembered()
  if (!known && !asked) {
    asked = true
    void ask()
  }
  return known
}

function remembered() {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    // Storage is disabled.
    return undefined
  }
}

async function ask() {
  try {
    const response = await fetch('/legacy/ip?format=json', { headers: { accept: 'application/json' } })
    const answer = (await response.json()) as { ip?: string; result?: { ip?: string } | null }
    const ip = answer.ip ?? answer.result?.ip
    if (ip) sessionStorage.setItem(key, ip)
  } catch {
    // Calls are then sent without the header.
  }
}
