import { createHash } from 'node:crypto'
import { cspReportsPath } from '../csp-reports.ts'

const reportGroup = 'csp'

/** Where browsers that know `report-to` send reports. The others use `report-uri`. */
export const reportingHeaders = { 'reporting-endpoints': `${reportGroup}="${cspReportsPath}"` }

/** Data are no scripts. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/gi

const scriptsIn = (html: string) => [...html.matchAll(inlineScript)].map(([, text = '']) => text)

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * The Content-Security-Policy of the portal's page, as a function of the nonce of its styles. Allows
 * scripts of this origin, the inline scripts of a built file by hash, and `others`.
 */
export function portalPolicy(html: string, others: readonly string[] = []): (nonce: string) => string {
  const scripts = ["'self'", ...new Set([...scriptsIn(html), ...others].map(hashOf))].join(' ')
  const [before, after] = [
    `default-src 'none'; script-src ${scripts}; worker-src 'self'; style-src 'self' 'nonce-`,
    `'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; ` +
      `form-action 'self' https://checkout.stripe.com; object-src 'none'; require-trusted-types-for 'script'; trusted-types default browser-check; ` +
      `report-uri ${cspReportsPath}; report-to ${reportGroup}`,
  ]
  return (nonce) => before + nonce + after
}
