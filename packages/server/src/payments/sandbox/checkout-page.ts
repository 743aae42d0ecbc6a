import { type LocaleCode, tagOf } from '@olympus/contract/locales'
import { html } from 'hono/html'
import { moneyText } from '../money-text.ts'
import { sandboxTexts } from './sandbox-languages.ts'
import { checkoutPath, type SandboxCheckout } from './sandbox-provider.ts'
import {
  type CardField,
  type CardForm,
  type CardProblems,
  grouped,
  hasProblems,
  testCards,
  type Verdict,
} from './sandbox-rules.ts'
import { stylePath } from './sandbox-style.ts'
import type { SandboxTexts } from './sandbox-texts.ts'

type Html = ReturnType<typeof html>

export type Theme = 'dark' | 'light' | null

const mark = html`<svg width="26" height="26" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
  <path
    d="M16 1.5a14.5 14.5 0 1 0 0 29 14.5 14.5 0 0 0 0-29Zm0 2.2a12.3 12.3 0 0 1 10.4 18.9L18.2 8.8a2.5 2.5 0 0 0-4.4 0L5.6 22.6A12.3 12.3 0 0 1 16 3.7Z"
  />
  <path d="M16 10.4 8.2 23.6h4.9l1.6-3.2 1.3 2.2z" />
  <path d="M16 10.4l7.8 13.2h-4.6L16 18z" opacity=".5" />
</svg>`

interface Frame {
  readonly locale: LocaleCode
  readonly theme: Theme
  readonly title: string
  readonly texts: SandboxTexts
  readonly body: Html
}

const frame = ({ locale, theme, title, texts, body }: Frame) => {
  const tag = tagOf(locale)
  return html`<!doctype html>
    <html lang="${tag}" ${theme ? html`data-theme="${theme}"` : ''}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} - Olympus</title>
        <link rel="stylesheet" href="${stylePath}" />
      </head>
      <body>
        <header>${mark}<strong>Olympus</strong><span class="badge">${texts.testMode}</span></header>
        ${body}
      </body>
    </html>`
}

interface Field {
  readonly field: CardField
  readonly texts: SandboxTexts
  readonly form: CardForm
  readonly problem: string | null
  readonly isWide: boolean
  readonly hint?: string
}

/** Keeps browsers from filling in a real card. */
function fieldOf({ field, texts, form, problem, isWide, hint }: Field) {
  const described = [hint && `${field}-hint`, problem && `${field}-problem`].filter(Boolean).join(' ')
  return html`<div class="${isWide ? 'wide' : ''}">
    <label for="${field}">${texts.fields[field]}</label>
    <input
      id="${field}"
      name="${field}"
      value="${field === 'cvc' ? '' : form[field]}"
      autocomplete="off"
      maxlength="60"
      required
      ${field === 'name' ? '' : html`inputmode="numeric"`}
      ${problem ? html`aria-invalid="true"` : ''}
      ${described ? html`aria-describedby="${described}"` : ''}
    />
    ${hint ? html`<p class="hint" id="${field}-hint">${hint}</p>` : ''}
    ${problem ? html`<p class="problem" id="${field}-problem">${problem}</p>` : ''}
  </div>`
}

interface Attempt {
  readonly form: CardForm
  readonly problems: CardProblems
}

const untouched: Attempt = {
  form: { number: '', expiry: '', cvc: '', name: '' },
  problems: { number: null, expiry: null, cvc: null, name: null },
}

interface FormFrame {
  readonly action: string
  readonly price: string
  readonly texts: SandboxTexts
}

function renderCardForm({ action, price, texts }: FormFrame, { form, problems }: Attempt) {
  const { number, expiry, cvc, name } = problems
  const common = { texts, form }
  return html`<form method="post" action="${action}">
    ${fieldOf({ ...common, field: 'number', isWide: true, problem: number && texts.problems.number[number] })}
    ${fieldOf({ ...common, field: 'expiry', isWide: false, hint: texts.expiryHint, problem: expiry && texts.problems.expiry[expiry] })}
    ${fieldOf({ ...common, field: 'cvc', isWide: false, problem: cvc && texts.problems.cvc[cvc] })}
    ${fieldOf({ ...common, field: 'name', isWide: true, problem: name && texts.problems.name[name] })}
    <div class="wide"><button>${texts.pay(price)}</button></div>
  </form>`
}

const renderWalletForm = ({ action, price, texts }: FormFrame) =>
  html`<p class="quiet">${texts.walletHint}</p>
    <form method="post" action="${action}">
      <div class="wide"><button>${texts.pay(price)}</button></div>
    </form>`

function verdictText(verdict: Verdict, texts: SandboxTexts) {
  if (verdict.isPaid) return verdict.isDisputed ? texts.paidAndDisputed : texts.paid
  const failure = texts.failures[verdict.failure]
  return verdict.canRetry ? `${failure} (${texts.canTryAgain})` : failure
}

const cardList = (texts: SandboxTexts) =>
  html`<section class="card">
    <h2>${texts.testCards}</h2>
    <p class="quiet">${texts.testCardsHint}</p>
    <ul>
      ${testCards.map(({ number, verdict }) => html`<li><code>${grouped(number)}</code>${verdictText(verdict, texts)}</li>`)}
    </ul>
  </section>`

const alertOf = ({ lastFailure }: SandboxCheckout, { problems }: Attempt, texts: SandboxTexts) => {
  if (hasProblems(problems)) return html`<p class="alert" role="alert">${texts.problemsTitle}</p>`
  if (!lastFailure) return ''
  return html`<p class="alert">${texts.lastAttempt} ${texts.failures[lastFailure]}</p>`
}

/** The payment page of the sandbox. */
export function checkoutPage(checkout: SandboxCheckout, theme: Theme, attempt: Attempt = untouched) {
  const { locale } = checkout
  const texts = sandboxTexts[locale]
  const price = moneyText(checkout, locale)
  const tag = tagOf(locale)
  const isWallet = checkout.method === 'mobile-wallet'
  const action = checkoutPath(checkout.id) + (theme ? `?theme=${theme}` : '')
  const formFrame = { action, price, texts }
  const body = html`<main class="layout">
    <div class="card">
      <h1>${isWallet ? texts.payByWallet : texts.payByCard}</h1>
      ${alertOf(checkout, attempt, texts)}
      ${isWallet ? renderWalletForm(formFrame) : renderCardForm(formFrame, attempt)}
      <a class="cancel" href="${checkout.returnPath}">${texts.cancel}</a>
    </div>
    <aside>
      <section class="card">
        <p class="coins">${mark} ${texts.coins(checkout.coins.toLocaleString(tag))}</p>
        <p class="amount">${price}</p>
        <p class="quiet">${texts.total}</p>
        <p class="quiet">${texts.noMoney}</p>
      </section>
      ${isWallet ? '' : cardList(texts)}
    </aside>
  </main>`
  return frame({ locale, theme, title: texts.title, texts, body })
}

/** The page for an invalid link to a sandbox payment. */
export function unknownCheckoutPage(locale: LocaleCode, theme: Theme) {
  const texts = sandboxTexts[locale]
  const body = html`<main class="narrow">
    <div class="card">
      <h1>${texts.gone}</h1>
      <p>${texts.goneHint}</p>
      <a class="cancel" href="${locale === 'en' ? '' : `/${locale}`}/purchase">${texts.backToPortal}</a>
    </div>
  </main>`
  return frame({ locale, theme, title: texts.gone, texts, body })
}
