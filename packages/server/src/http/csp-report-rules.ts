import { isLocaleCode } from '@olympus/contract/locales'
import { z } from '@olympus/contract/schema'

/** A violation of the page's policy, without anything that could identify a player. */
export interface Violation {
  /** Such as `img-src`. */
  readonly directive: string
  /** The origin of what was blocked, its scheme, or a keyword such as `inline`. */
  readonly blocked: string
  /** The path of the page without locale, query and IDs. */
  readonly route: string
}

const text = z.string().check(z.maxLength(4000))

/** `application/reports+json`: sent to the endpoint of `report-to`. */
const Reports = z
  .array(
    z.object({
      type: text,
      body: z.optional(
        z.nullable(
          z.object({
            documentURL: z.optional(text),
            effectiveDirective: z.optional(text),
            blockedURL: z.optional(z.nullable(text)),
            sourceFile: z.optional(z.nullable(text)),
          }),
        ),
      ),
    }),
  )
  .check(z.maxLength(20))

/** `application/csp-report`: sent to `report-uri` by browsers that do not know `report-to`. */
const LegacyReport = z.object({
  'csp-report': z.object({
    'document-uri': z.optional(text),
    'effective-directive': z.optional(text),
    'violated-directive': z.optional(text),
    'blocked-uri': z.optional(text),
    'source-file': z.optional(z.nullable(text)),
  }),
})

interface Raw {
  readonly page: string | undefined
  readonly directive: string | undefined
  readonly blocked: string | null | undefined
  readonly source: string | null | undefined
}

/** Null for a body of neither format. */
function rawReports(body: unknown): Raw[] | null {
  const reports = Reports.safeParse(body)
  if (reports.success)
    return reports.data
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => ({
        page: body?.documentURL,
        directive: body?.effectiveDirective,
        blocked: body?.blockedURL,
        source: body?.sourceFile,
      }))
  const legacy = LegacyReport.safeParse(body)
  if (!legacy.success) return null
  const { 'csp-report': report } = legacy.data
  return [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
    },
  ]
}

const keyword = /^[a-z][a-z-]{0,40}$/
/** Extensions act in pages without being part of them, and browsers report some of what they do. */
const ofBrowser = /^(?:[a-z-]*extension|webkit-masked-url|about|chrome|resource|safari-resource)(?::|$)/i

function blockedOf(blocked: string): string | null {
  if (keyword.test(blocked)) return blocked
  const url = URL.parse(blocked)
  if (!url) return null
  return url.origin === 'null' ? url.protocol.slice(0, -1) : url.origin.slice(0, 200)
}

/** Digits and long words could be an ID or a secret. */
const isName = (segment: string) => /^[a-z-]{1,30}$/.test(segment)

function routeOf(pathname: string): string {
  const [first = '', ...others] = pathname.split('/').filter(Boolean)
  const segments = isLocaleCode(first) ? others : [first, ...others]
  return `/${segments
    .slice(0, 4)
    .map((segment) => (isName(segment) ? segment : ':id'))
    .join('/')}`.replace(/^\/:id$/, '/')
}

function violationOf({ page, directive = '', blocked, source }: Raw, origin: string): Violation | null {
  const url = URL.parse(page ?? '')
  const [name = ''] = directive.split(' ')
  if (url?.origin !== origin || !keyword.test(name)) return null
  if (ofBrowser.test(blocked ?? '') || ofBrowser.test(source ?? '')) return null
  // Browsers leave the address of what they blocked out if a script wrote it into the page.
  const what = blockedOf(blocked || 'inline')
  return what === null ? null : { directive: name, blocked: what, route: routeOf(url.pathname) }
}

/**
 * The violations on pages of `origin` that a parsed body of either format reports. Leaves out what browser
 * extensions cause. Null if the body has neither format.
 */
export const violationsIn = (body: unknown, origin: string): Violation[] | null =>
  rawReports(body)?.flatMap((raw) => violationOf(raw, origin) ?? []) ?? null
