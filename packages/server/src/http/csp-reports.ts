import { apiBasePath } from '@olympus/contract/envelope'
import type { Hono } from 'hono'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { Failure } from '../failure.ts'
import { createTokenBuckets } from '../limits/token-buckets.ts'
import { tooManyRequests } from '../limits/too-many-requests.ts'
import type { Log } from '../log.ts'
import { networkOf } from './client-address.ts'
import { clientOf } from './client.ts'
import { violationsIn } from './csp-report-rules.ts'
import { refusal } from './envelope.ts'
import { readBytes } from './request-body.ts'
import { apiHeaders } from './security-headers.ts'
import { createViolationTally } from './violation-tally.ts'

export const cspReportsPath = `${apiBasePath}/csp-reports`

const maxBytes = 16 * 1024
const isReport = (contentType: string) =>
  /^application\/(?:reports\+json|csp-report)\s*(?:;|$)/i.test(contentType)
/** A page reports each violation once, so more is a flood. */
const budget = { burst: 20, perSecond: 0.5 }

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}

interface CspReportOptions {
  readonly config: Config
  readonly log: Log
  readonly clock: Clock
}

/**
 * Takes reports of violations of the page's policy from browsers, in both of their formats. They come
 * without an account, and nothing personal of them is kept.
 */
export function mountCspReports(app: Hono, { config, log, clock }: CspReportOptions): void {
  const { publicUrl, trustedProxies } = config
  const buckets = createTokenBuckets({ budget })
  const count = createViolationTally({ log, clock })

  async function take(request: Request, network: string): Promise<Failure | null> {
    const waitMs = buckets.take(network)
    if (waitMs > 0) return tooManyRequests(Math.ceil(waitMs / 1000))
    if (!isReport(request.headers.get('content-type') ?? '')) return new Failure('UNSUPPORTED_MEDIA_TYPE')
    const bytes = await readBytes(request, maxBytes)
    if (!bytes) return new Failure('PAYLOAD_TOO_LARGE')
    const violations = violationsIn(parsed(bytes), publicUrl)
    if (!violations) return new Failure('BAD_REQUEST')
    for (const violation of violations) count(violation)
    return null
  }

  app.post(cspReportsPath, async (context) => {
    const refused = await take(context.req.raw, networkOf(clientOf(context, trustedProxies).address))
    const base = apiHeaders(publicUrl)
    if (!refused) return new Response(null, { status: 204, headers: base })
    const { status, text, headers } = refusal(refused)
    return new Response(text, { status, headers: { ...base, ...headers } })
  })
}
