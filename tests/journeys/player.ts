import { randomBytes, randomInt } from 'node:crypto'
import { expect, test as base, type Page } from 'playwright/test'

import { termsVersion } from '../../packages/contract/src/terms-version.ts'

export interface Player {
  readonly username: string
  readonly email: string
  readonly password: string
}

/** A player whom no other test uses. */
const newPlayer = (): Player => {
  const name = `Hero_${randomBytes(4).toString('hex')}`
  return { username: name, email: `${name.toLowerCase()}@example.com`, password: 'harbor lantern quince 7' }
}

export async function registerPlayer(page: Page, player: Player): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Username').fill(player.username)
  await page.getByLabel('Email').fill(player.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(player.password)
  await page.getByRole('checkbox', { name: /I accept the terms of service/ }).check()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

/** Opens the newest mail to an address with a matching link in the outbox, and follows the link. */
export async function followMail(page: Page, email: string, link: RegExp): Promise<void> {
  await page.goto('/outbox')
  const mails = page.getByRole('article').filter({ hasText: email })
  const href = await mails.getByRole('link', { name: link }).first().getAttribute('href')
  await page.goto(href ?? '')
}

/** Opens the mail in the outbox, follows its link and confirms. */
export async function activatePlayer(page: Page, player: Player): Promise<void> {
  await followMail(page, player.email, /\/activation\?token=/)
  await page.getByRole('button', { name: 'Activate account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
}

export async function enterCredentials(
  page: Page,
  player: Pick<Player, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(player.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(player.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

export async function logIn(page: Page, player: Pick<Player, 'email' | 'password'>): Promise<void> {
  await page.goto('/login')
  await enterCredentials(page, player)
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Log in')
}

/** Gives a player an active account. The journey that does so on the pages is in `main-job.spec.ts`. */
export async function createPlayer(page: Page, { username, email, password }: Player): Promise<void> {
  const consent = { hasAcceptedTerms: true, hasAcceptedPrivacyPolicy: true, termsVersion }
  const data = { username, email, password, ...consent, locale: 'en' }
  await expect(await page.request.post('/api/register', { data })).toBeOK()
  const outbox = await (await page.request.get('/outbox')).text()
  const [, mail = ''] = outbox.split(`to ${email},`)
  const [, token] = /\/activation\?token=([\w-]+)/.exec(mail) ?? []
  await expect(await page.request.post('/api/activation', { data: { token } })).toBeOK()
}

/** A player with an active account, logged in. */
export async function enter(page: Page, player: Player): Promise<void> {
  await createPlayer(page, player)
  await logIn(page, player)
}

/** The access token of the player who is logged in. */
export async function accessToken(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return decodeURIComponent(cookies.find(({ name }) => name === 'token')?.value ?? '')
}

/** Proves the player's identity with the password, and with a code if one is required. */
export async function stepUp(page: Page, password: string, code?: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm your identity' })
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
  if (code)
    await dialog.getByRole('textbox', { name: 'Code from your authenticator app' }).pressSequentially(code)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
}

/** Pays on the sandbox's card page. */
export async function payByCard(page: Page, cardNumber: string): Promise<void> {
  await page.waitForURL(/\/sandbox\/checkout\//)
  await page.getByLabel('Card number').fill(cardNumber)
  await page.getByLabel(/Expiry/).fill('12 / 40')
  await page.getByLabel(/CVC|Security code/).fill('123')
  await page.getByLabel(/Name/).fill('Theron of Thebes')
  await page.getByRole('button', { name: /^Pay/ }).click()
}

/** Chooses an amount and accepts the terms, up to the provider's page. */
export async function startPurchase(page: Page, amount: RegExp): Promise<void> {
  await page.goto('/purchase')
  const choice = page.getByRole('radio', { name: amount })
  await page.locator('label').filter({ has: choice }).click()
  await expect(choice).toBeChecked()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Proceed to secure payment' }).click()
}

/** Keeps the scripts of the next pages away until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: isReady, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await isReady
    await route.continue()
  })
  return release
}

/** Waits until React answers on a page that was just opened. */
export const isTakenOver = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      Reflect.get(globalThis, 'replayEarlyUse') === undefined &&
      document.querySelector('#root:empty, #root[data-page], #root > [inert]') === null,
  )

/** Players of one network may register only 30 times an hour, so each test is in a network of its own. */
const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** Gives each test its own player, and fails it on policy violations and uncaught errors of any page. */
export const test = base.extend<{ player: Player; watched: undefined }>({
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'X-Forwarded-For': newAddress() })
  },
  player: async ({}, use) => {
    await use(newPlayer())
  },
  watched: [
    async ({ context }, use) => {
      const faults: string[] = []
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
        )
      })
      context.on('page', (page) => {
        page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
        page.on('console', (message) => {
          if (message.text().startsWith('policy violation')) faults.push(message.text())
        })
      })
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
