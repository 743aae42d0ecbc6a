import type { LocaleCode } from '@olympus/contract/locales'
import { html } from 'hono/html'
import { frameTexts } from './frame-texts.ts'
import { supportPlace } from './mail-page.ts'

interface Parts {
  readonly text: string
  readonly html: string
  readonly locale: LocaleCode
}

/** Says at the foot of a mail whom to ask. The server may be told that after the mail was written, so it is said on sending. */
export function addSupport<Mail extends Parts>(mail: Mail, supportEmail: string | null): Mail {
  if (supportEmail === null) return mail
  const line = frameTexts[mail.locale].support(supportEmail)
  const paragraph = String(html`<p style="margin:0">${line}</p>`)
  return { ...mail, text: `${mail.text}${line}\n`, html: mail.html.replace(supportPlace, () => paragraph) }
}
