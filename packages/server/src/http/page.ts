import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { securityHeaders } from './security-headers.ts'

type Html = ReturnType<typeof html>

interface Page {
  readonly publicUrl: string
  readonly title: string
  readonly body: Html
  readonly style: string
  readonly status?: number
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A small page without scripts that the server renders itself. `html` escapes the values in `body`. */
export async function page({ publicUrl, title, body, style, status = 200 }: Page): Promise<Response> {
  const policy = [
    "default-src 'none'",
    `style-src ${hashSource(style)}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  const text = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        ${body}
      </body>
    </html>`
  return new Response(text.toString(), {
    status,
    headers: {
      ...securityHeaders(publicUrl),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy.join('; '),
    },
  })
}

/** The style of these pages, light or dark like the system. */
export const pageStyle = `
:root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 18%, Canvas); --quiet: color-mix(in srgb, CanvasText 65%, Canvas) }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; overflow-wrap: break-word }
h1 { font-size: 1.5rem } h2 { font-size: 1.2rem; margin-top: 2rem }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace } pre { overflow-x: auto; padding: 0.75rem; border: 1px solid var(--line); border-radius: 6px; white-space: pre-wrap }
details, article { border: 1px solid var(--line); border-radius: 6px; padding: 0.5rem 0.9rem; margin: 0.6rem 0 }
summary { cursor: pointer } .quiet { color: var(--quiet) } .method { display: inline-block; min-width: 4rem; font-weight: 700 }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.6rem 0.3rem 0; border-bottom: 1px solid var(--line) }
`
