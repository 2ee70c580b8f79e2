export type SignIn = {
  password?: string
  site?: 'member' | 'dashboard' | 'ops'
  /** The browser that it claims to be. */
  agent?: string
}

/** Signs in through the API as a browser's page would; answers with the cookies it was given. */
export async function logIn(
  url: string,
  email: string,
  { password = 'Demo1234', site = 'member', agent = 'node' }: SignIn = {},
) {
  const answer = await fetch(`${url}/legacy/auth/login`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer nmw-public',
      origin: url,
      'user-agent': agent,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ username: email, password, site }),
  })
  if (!answer.ok) throw new Error(`${email} cannot sign in at ${site}: ${answer.status} ${await answer.text()}`)
  return answer.headers.getSetCookie()
}

/** `Set-Cookie` lines as a browser context takes them. */
export function cookiesOf(lines: string[], url: string) {
  return lines.map((line) => {
    const [pair = '', ...attributes] = line.split(/;\s*/)
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const httpOnly = attributes.some((attribute) => attribute.toLowerCase() === 'httponly')
    return { name, value: decodeURIComponent(value), url, httpOnly, sameSite: 'Lax' as const }
  })
}

export type Cookies = ReturnType<typeof cookiesOf>
