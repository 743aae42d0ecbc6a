import { isLocaleCode, type LocaleCode, negotiateLocale } from '@olympus/contract/locales'
import type { Context, Hono } from 'hono'
import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { readCookie } from '../../http/cookies.ts'
import { isCrossSite } from '../../http/cross-site.ts'
import { readBytes } from '../../http/request-body.ts'
import { mountStyledPages } from '../../http/styled-pages.ts'
import type { Random } from '../../random.ts'
import { hashOf, newSecret } from '../../secrets/token-secrets.ts'
import { chatName } from '../chat-name.ts'
import { consentPage, wrongLinkPage } from './consent-page.ts'
import { authorizePath, sandboxClientId } from './sandbox-chat-provider.ts'
import { sandboxChatStyle, sandboxChatStylePath } from './sandbox-chat-style.ts'

interface SandboxChatOptions {
  readonly database: Database
  readonly random: Random
  readonly publicUrl: string
  /** The only allowed redirect address. */
  readonly redirectUri: string
}

const maxFormBytes = 1024
const codeLifetimeSeconds = 60

interface Question {
  readonly state: string
  readonly codeChallenge: string
}

/** Null for another client, another address or a request without PKCE: Olympus never sends those. */
function questionOf(context: Context, redirectUri: string): Question | null {
  const query = new URL(context.req.url).searchParams
  const isOurs =
    query.get('response_type') === 'code' &&
    query.get('client_id') === sandboxClientId &&
    query.get('redirect_uri') === redirectUri &&
    query.get('code_challenge_method') === 'S256'
  const state = query.get('state') ?? ''
  const codeChallenge = query.get('code_challenge') ?? ''
  return isOurs && state !== '' && /^[\w-]{43}$/.test(codeChallenge) ? { state, codeChallenge } : null
}

/** The language of the portal cookie, else of the browser. */
function localeOf(context: Context): LocaleCode {
  const chosen = readCookie(context.req.raw.headers, 'locale')
  const tags = (context.req.header('accept-language') ?? '').split(/[,;]/)
  return isLocaleCode(chosen) ? chosen : negotiateLocale(tags)
}

/** Mounts the consent page of the sandbox. */
export function mountSandboxChat(app: Hono, options: SandboxChatOptions): void {
  const { database, random, publicUrl, redirectUri } = options
  const pages = mountStyledPages(app, {
    publicUrl,
    stylePath: sandboxChatStylePath,
    style: sandboxChatStyle,
  })

  const consent = (context: Context, isNameMissing: boolean) => {
    const { pathname, search } = new URL(context.req.url)
    const page = consentPage({ action: pathname + search, locale: localeOf(context), isNameMissing })
    return pages.page(page, isNameMissing ? 422 : 200)
  }

  const answer = (fields: Record<string, string>) =>
    pages.redirect(`${redirectUri}?${new URLSearchParams(fields)}`)

  async function issueCode(name: string, { codeChallenge }: Question): Promise<string> {
    const code = newSecret(random)
    await database.execute(
      sql`insert into sandbox_chat_code (code_hash, code_challenge, redirect_uri, external_id, name, expires_at)
          values (${hashOf(code)}, ${codeChallenge}, ${redirectUri}, ${name.toLowerCase()}, ${name},
            now() + make_interval(secs => ${codeLifetimeSeconds}))`,
    )
    return code
  }

  app.get(authorizePath, (context) =>
    questionOf(context, redirectUri)
      ? consent(context, false)
      : pages.page(wrongLinkPage(localeOf(context)), 400),
  )

  app.post(authorizePath, async (context) => {
    const question = questionOf(context, redirectUri)
    const bytes = await readBytes(context.req.raw, maxFormBytes)
    if (!question || !bytes || isCrossSite(context.req.raw.headers, publicUrl))
      return pages.page(wrongLinkPage(localeOf(context)), 400)
    const { state } = question
    const form = new URLSearchParams(bytes.toString('utf8'))
    if (form.get('answer') !== 'allow') return answer({ error: 'access_denied', state })
    const name = chatName(form.get('name') ?? '')
    if (name === '') return consent(context, true)
    return answer({ code: await issueCode(name, question), state })
  })
}
