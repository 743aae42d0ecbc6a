import { negotiateLocale } from '@olympus/contract/locales'
import type { Context, Hono } from 'hono'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { isCrossSite } from '../../http/cross-site.ts'
import { readBytes } from '../../http/request-body.ts'
import { mountStyledPages } from '../../http/styled-pages.ts'
import type { Random } from '../../random.ts'
import { checkoutPage, type Theme, unknownCheckoutPage } from './checkout-page.ts'
import { checkoutPath, findCheckout, type SandboxCheckout } from './sandbox-provider.ts'
import { type CardField, type CardForm, cardProblems, cardVerdict, hasProblems } from './sandbox-rules.ts'
import { sandboxStyle, stylePath } from './sandbox-style.ts'
import { submitPayment } from './submit-payment.ts'

interface SandboxPageOptions {
  readonly database: Database
  readonly clock: Clock
  readonly random: Random
  readonly publicUrl: string
  /** How long the sandbox takes to settle a payment. */
  readonly settleDelayMs: number
  /** Sends the due webhooks. */
  readonly deliverEvents: () => Promise<unknown>
}

const maxFormBytes = 4096

const themeOf = (context: Context): Theme => {
  const theme = context.req.query('theme')
  return theme === 'dark' || theme === 'light' ? theme : null
}

const localeOf = (context: Context) =>
  negotiateLocale((context.req.header('accept-language') ?? '').split(/[,;]/))

async function readForm(request: Request): Promise<CardForm | null> {
  const bytes = await readBytes(request, maxFormBytes)
  if (!bytes) return null
  const fields = new URLSearchParams(bytes.toString('utf8'))
  const read = (field: CardField) => (fields.get(field) ?? '').slice(0, 60)
  return { number: read('number'), expiry: read('expiry'), cvc: read('cvc'), name: read('name') }
}

/** Mounts the payment page of the sandbox. */
export function mountSandbox(app: Hono, options: SandboxPageOptions): void {
  const { database, clock, publicUrl, deliverEvents } = options
  const pages = mountStyledPages(app, { publicUrl, stylePath, style: sandboxStyle })

  const leave = ({ returnPath }: SandboxCheckout) => pages.redirect(returnPath)

  const unknown = (context: Context) =>
    pages.page(unknownCheckoutPage(localeOf(context), themeOf(context)), 404)

  const isOpen = ({ outcome, isExpired }: SandboxCheckout) => outcome === null && !isExpired

  app.get(checkoutPath(':checkoutId'), async (context) => {
    const checkout = await findCheckout(database, context.req.param('checkoutId') ?? '')
    if (!checkout) return unknown(context)
    return isOpen(checkout) ? pages.page(checkoutPage(checkout, themeOf(context)), 200) : leave(checkout)
  })

  app.post(checkoutPath(':checkoutId'), async (context) => {
    const checkout = await findCheckout(database, context.req.param('checkoutId') ?? '')
    if (!checkout) return unknown(context)
    const form = await readForm(context.req.raw)
    if (!form || isCrossSite(context.req.raw.headers, publicUrl))
      return pages.page(checkoutPage(checkout, themeOf(context)), 400)
    if (!isOpen(checkout)) return leave(checkout)
    const isWallet = checkout.method === 'mobile-wallet'
    const problems = cardProblems(form, clock.now())
    if (!isWallet && hasProblems(problems))
      return pages.page(checkoutPage(checkout, themeOf(context), { form, problems }), 422)
    await submitPayment(
      options,
      checkout.id,
      isWallet ? { isPaid: true, isDisputed: false } : cardVerdict(form.number),
    )
    await deliverEvents()
    return leave(checkout)
  })
}
