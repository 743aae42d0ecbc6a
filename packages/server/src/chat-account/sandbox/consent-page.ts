import { type LocaleCode, tagOf } from '@olympus/contract/locales'
import { html } from 'hono/html'
import { sandboxChatStylePath } from './sandbox-chat-style.ts'
import { sandboxChatTexts } from './sandbox-chat-texts.ts'

type Html = ReturnType<typeof html>

const mark = html`<svg
  width="26"
  height="26"
  viewBox="0 0 32 32"
  fill="none"
  stroke="currentColor"
  stroke-width="2.4"
  aria-hidden="true"
>
  <path d="M5 6h22a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H15l-7 6v-6H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Z" />
  <path d="M10 14.5h.1M16 14.5h.1M22 14.5h.1" stroke-linecap="round" stroke-width="3.4" />
</svg>`

function frame(locale: LocaleCode, title: string, body: Html) {
  const { badge } = sandboxChatTexts[locale]
  return html`<!doctype html>
    <html lang="${tagOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} - Sandbox chat</title>
        <link rel="stylesheet" href="${sandboxChatStylePath}" />
      </head>
      <body>
        <header class="narrow">
          ${mark}<strong>Sandbox chat</strong><span class="badge">${badge}</span>
        </header>
        ${body}
      </body>
    </html>`
}

interface Consent {
  /** Path and query of the form action. */
  readonly action: string
  readonly locale: LocaleCode
  readonly isNameMissing: boolean
}

/** The page that asks for consent to share the identity with Olympus. */
export function consentPage({ action, locale, isNameMissing }: Consent) {
  const texts = sandboxChatTexts[locale]
  const body = html`<main class="narrow">
    <div class="card">
      <h1>${texts.title}</h1>
      <p>${texts.intro} ${texts.identify}</p>
      <form method="post" action="${action}">
        <div class="wide">
          <label for="name">${texts.name}</label>
          <input
            id="name"
            name="name"
            autocomplete="off"
            maxlength="32"
            ${isNameMissing ? html`aria-invalid="true"` : ''}
            aria-describedby="${isNameMissing ? 'name-hint name-problem' : 'name-hint'}"
          />
          <p class="hint" id="name-hint">${texts.nameHint}</p>
          ${isNameMissing ? html`<p class="problem" id="name-problem" role="alert">${texts.nameMissing}</p>` : ''}
        </div>
        <div class="wide"><button name="answer" value="allow">${texts.allow}</button></div>
        <div class="wide"><button class="plain" name="answer" value="deny">${texts.deny}</button></div>
      </form>
      <p class="quiet">${texts.noRealAccount}</p>
    </div>
  </main>`
  return frame(locale, texts.title, body)
}

/** The page for an invalid link. */
export function wrongLinkPage(locale: LocaleCode) {
  const texts = sandboxChatTexts[locale]
  const body = html`<main class="narrow">
    <div class="card">
      <h1>${texts.wrongLink}</h1>
      <p>${texts.wrongLinkHint}</p>
      <a class="cancel" href="${locale === 'en' ? '' : `/${locale}`}/settings/connections"
        >${texts.backToPortal}</a
      >
    </div>
  </main>`
  return frame(locale, texts.wrongLink, body)
}
