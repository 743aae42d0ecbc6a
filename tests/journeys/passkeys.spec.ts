import type { Page } from 'playwright/test'
import { enter, expect, stepUp, test } from './player.ts'

/** A device with a screen lock, as Chromium simulates it. Returns what counts its passkeys. */
async function withAuthenticator(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length
}

test('a player adds, names, uses and removes a passkey', async ({ page, player }) => {
  const passkeys = await withAuthenticator(page)
  await enter(page, player)
  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Add a passkey' }).first().click()
  await stepUp(page, player.password)
  const naming = page.getByRole('dialog', { name: 'Name your passkey' })
  await naming.getByRole('textbox', { name: 'Name' }).fill('Laptop at home')
  await naming.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('table', { name: 'Passkeys' }).getByText('Laptop at home')).toBeVisible()
  expect(await passkeys()).toBe(1)
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeFocused()

  await page.getByRole('button', { name: player.username }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL('/login')
  await page.getByRole('button', { name: /passkey/i }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: player.username })).toBeVisible()

  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Remove Laptop at home' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Remove passkey' })
    .click()
  const confirm = page.getByRole('dialog', { name: 'Confirm your identity' })
  await confirm.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(confirm).toBeHidden()
  await expect(page.getByText('No passkeys')).toBeVisible()
  // The device has dropped it.
  await expect.poll(passkeys).toBe(0)
})
