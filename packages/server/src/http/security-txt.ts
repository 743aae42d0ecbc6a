import type { Hono } from 'hono'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { securityHeaders } from './security-headers.ts'

const securityTxtPath = '/.well-known/security.txt'
const validDays = 180
const dayMs = 24 * 60 * 60 * 1000

/** The start of a day, so that the file changes once a day. */
const expiryAt = (nowMs: number) => new Date((Math.floor(nowMs / dayMs) + validDays) * dayMs).toISOString()

interface SecurityTxtOptions {
  readonly config: Pick<Config, 'publicUrl' | 'securityContact'>
  readonly clock: Clock
}

/** Serves where to report vulnerabilities (RFC 9116). Without a contact there is no file. */
export function mountSecurityTxt(app: Hono, { config, clock }: SecurityTxtOptions): void {
  const { publicUrl, securityContact } = config
  if (securityContact === null) return
  const contact = securityContact.startsWith('https:') ? securityContact : `mailto:${securityContact}`
  const headers = {
    ...securityHeaders(publicUrl),
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache',
  }
  app.get(securityTxtPath, () => {
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expiryAt(clock.now().getTime())}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}${securityTxtPath}`,
    ]
    return new Response(`${lines.join('\n')}\n`, { headers })
  })
}
