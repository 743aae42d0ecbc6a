import { html, raw } from 'hono/html'
import type { FrameTexts } from './frame-texts.ts'

interface MailPage {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly action?: { readonly label: string; readonly url: string } | undefined
  /** BCP 47. */
  readonly tag: string
  readonly texts: FrameTexts
}

/** The placeholder for `addSupport`. Letters cannot contain it, because their text is escaped. */
export const supportPlaceholder = '<!--support-->'

const font = 'font-family:Arial,Helvetica,sans-serif'
const accent = '#8a4b12'

/** Rules that inline styles cannot express. Mail clients that drop them show the light theme. */
const style = `
  :root { color-scheme: light dark; supported-color-schemes: light dark }
  @media (prefers-color-scheme: dark) {
    .sky { background: #12151c !important }
    .paper { background: #1b2029 !important; color: #e8e6e1 !important; border-color: #343b48 !important }
    .brand { color: #e8b878 !important }
    .quiet, .quiet a { color: #aab0bb !important }
  }
  @media (max-width: 480px) {
    .field { padding: 12px !important }
    .paper { padding: 20px !important }
    .button { display: block !important; text-align: center !important }
  }`

/** Keeps mail clients from showing more text after the preview line. */
const previewEnd = '&#847;&zwnj;&nbsp;'.repeat(60)

/** Outlook for Windows ignores the padding of links. These characters replace it. */
const outlookSide = '<!--[if mso]><i style="mso-font-width:200%">&nbsp;&nbsp;</i><![endif]-->'

const button = ({ label, url }: { readonly label: string; readonly url: string }, copyAddress: string) =>
  html`<p style="margin:28px 0">
      <a
        class="button"
        href="${url}"
        style="display:inline-block;padding:13px 24px;border-radius:6px;background:${accent};color:#ffffff;font-weight:600;line-height:20px;text-decoration:none;mso-padding-alt:0"
        >${raw(outlookSide)}<span style="mso-text-raise:10px">${label}</span>${raw(outlookSide)}</a
      >
    </p>
    <p class="quiet" style="margin:0 0 16px;font-size:13px;line-height:20px;color:#5c5f66">
      ${copyAddress}<br /><a href="${url}" style="color:#5c5f66;word-break:break-all">${url}</a>
    </p>`

const paragraph = (text: string) => html`<p style="margin:0 0 16px">${text}</p>`

/**
 * The HTML of a letter: one column without tables, images or external resources, in light and dark themes.
 */
export const mailPage = ({ subject, greeting, paragraphs, action, tag, texts }: MailPage): string =>
  String(
    html`<!doctype html>
      <html lang="${tag}" dir="ltr">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
          <meta name="x-apple-disable-message-reformatting" />
          <title>${subject}</title>
          ${raw(`<style>${style}</style>`)}
        </head>
        <body class="sky" style="margin:0;padding:0;background:#f1ece1;${font}">
          <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">
            ${paragraphs[0] ?? greeting}${raw(previewEnd)}
          </div>
          <div class="sky field" style="padding:32px 16px;background:#f1ece1">
            <div style="max-width:560px;margin:0 auto">
              <p
                class="brand"
                translate="no"
                style="margin:0 0 16px;text-align:center;font-family:Georgia,'Times New Roman',serif;font-size:20px;line-height:28px;letter-spacing:5px;color:${accent}"
              >
                OLYMPUS
              </p>
              <div
                class="paper"
                style="padding:32px;border:1px solid #ddd3c0;border-radius:8px;background:#ffffff;color:#1f2328;font-size:16px;line-height:24px;overflow-wrap:anywhere"
              >
                <div>
                  <h1 style="margin:0 0 20px;font-size:20px;line-height:28px">${subject}</h1>
                  ${paragraph(greeting)}${paragraphs.map(paragraph)}
                </div>
                ${action ? button(action, texts.copyAddress) : ''}
                <p style="margin:24px 0 0">${texts.closing}</p>
              </div>
              <div
                class="quiet"
                style="padding:20px 16px 0;text-align:center;font-size:13px;line-height:20px;color:#5c5f66"
              >
                <p style="margin:0">${texts.whySent}</p>
                ${raw(supportPlaceholder)}
              </div>
            </div>
          </div>
        </body>
      </html>`,
  )
