import type { Hono } from 'hono'
import type { html } from 'hono/html'
import { securityHeaders } from './security-headers.ts'

interface StyledPagesOptions {
  readonly publicUrl: string
  /** Contains a hash of the style, so that browsers can cache it forever. */
  readonly stylePath: string
  readonly style: string
}

interface StyledPages {
  page(text: ReturnType<typeof html>, status: number): Promise<Response>
  redirect(location: string): Response
}

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** Mounts the style of pages without scripts, and returns what answers with these pages. */
export function mountStyledPages(
  app: Hono,
  { publicUrl, stylePath, style }: StyledPagesOptions,
): StyledPages {
  const common = { ...securityHeaders(publicUrl), 'content-security-policy': policy }

  app.get(stylePath, () => {
    const headers = {
      ...common,
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    }
    return new Response(style, { headers })
  })

  return {
    page: async (text, status) =>
      new Response(String(await text), {
        status,
        headers: { ...common, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      }),
    redirect: (location) =>
      new Response(null, { status: 303, headers: { ...common, location, 'cache-control': 'no-store' } }),
  }
}
