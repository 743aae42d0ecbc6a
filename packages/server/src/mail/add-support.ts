import type { LocaleCode } from '@olympus/contract/locales'
import { html } from 'hono/html'
import { frameTexts } from './frame-texts.ts'
import { supportPlaceholder } from './mail-page.ts'

interface MailParts {
  readonly text: string
  readonly html: string
  readonly locale: LocaleCode
}

/**
 * Adds the support address to a mail. Done when it is sent, because the address may be
 * configured after it was queued.
 */
export function addSupport<Mail extends MailParts>(mail: Mail, supportEmail: string | null): Mail {
  if (supportEmail === null) return mail
  const line = frameTexts[mail.locale].support(supportEmail)
  const paragraph = String(html`<p style="margin:0">${line}</p>`)
  return {
    ...mail,
    text: `${mail.text}${line}\n`,
    html: mail.html.replace(supportPlaceholder, () => paragraph),
  }
}
