import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

export interface OAuthServer {
  readonly address: string
  /** Received requests as `METHOD /path`. */
  readonly requests: string[]
  /** The number of valid access tokens. */
  liveTokens(): Promise<number>
  /** Consents like a browser and returns the final redirect address. */
  consent(authorizationUrl: string): Promise<URL>
  close(): Promise<void>
}

interface OAuthServerOptions {
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  /** The response of `/users/@me`. */
  readonly me: Record<string, unknown>
}

const loginId = '80351110224678912'

async function portOf(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** An OpenID provider with the paths of Discord that grants the scope `identify` without a question. */
function createProvider(address: string, { clientId, clientSecret, redirectUri }: OAuthServerOptions) {
  const provider = new Provider(address, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    scopes: ['openid', 'identify'],
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, Interaction: 60, Session: 60 },
    cookies: { keys: ['a key for tests'] },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: () => true },
    },
    routes: {
      authorization: '/oauth2/authorize',
      token: '/api/oauth2/token',
      revocation: '/api/oauth2/token/revoke',
    },
    interactions: { url: (_context, { uid }) => `/consent/${uid}` },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId ?? loginId })
      grant.addOIDCScope('identify')
      await grant.save()
      return grant
    },
  })
  return provider
}

/** Follows redirects like a browser, with its cookies, until one leaves the server. */
async function consentAt(address: string, authorizationUrl: string): Promise<URL> {
  const jar = new Map<string, string>()
  let url = new URL(authorizationUrl)
  while (url.origin === address) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`${url.pathname} replied ${response.status}: ${await response.text()}`)
    url = new URL(location, url)
  }
  return url
}

/** A local OAuth 2 server with the paths of Discord. It checks client, redirect URI, code and verifier. */
export async function openOAuthServer(options: OAuthServerOptions): Promise<OAuthServer> {
  const server = createServer()
  const address = `http://127.0.0.1:${await portOf(server)}`
  const tokens: string[] = []
  const requests: string[] = []

  const provider = createProvider(address, options)
  provider.on('access_token.saved', ({ jti }) => void tokens.push(jti))
  const answer = provider.callback()

  async function replyWithUser(request: IncomingMessage, response: ServerResponse) {
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
    const found = await provider.AccessToken.find(token)
    const isAllowed = found?.scope === 'identify'
    response.writeHead(isAllowed ? 200 : 401, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(isAllowed ? { id: found.accountId, ...options.me } : { message: '401: Unauthorized' }),
    )
  }

  server.on('request', (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    requests.push(`${request.method} ${path}`)
    if (path.startsWith('/consent/'))
      return void provider.interactionFinished(request, response, { login: { accountId: loginId } })
    if (path !== '/api/v10/users/@me') return void answer(request, response)
    void replyWithUser(request, response)
  })

  return {
    address,
    requests,
    async liveTokens() {
      const found = await Promise.all(tokens.map((token) => provider.AccessToken.find(token)))
      return found.filter(Boolean).length
    },
    consent: (authorizationUrl) => consentAt(address, authorizationUrl),
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
