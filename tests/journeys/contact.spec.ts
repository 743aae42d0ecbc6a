import { enterCredentials, expect, test } from './player.ts'

test('a banned player writes to support, and both mails are in the outbox', async ({ page, player }) => {
  // No page bans an account, so the refusal of the log-in is made here.
  await page.route('**/api/login', (route) =>
    route.fulfill({
      status: 403,
      json: {
        status: 403,
        data: { until: null, reason: null },
        message: { key: 'UNAUTHORIZED_BANNED_ACCOUNT', code: 'OGG_UNAUTHORIZED_BANNED_ACCOUNT' },
      },
    }),
  )
  await page.goto('/login')
  await enterCredentials(page, player)
  await page.getByRole('alert').getByRole('link', { name: 'contact support' }).click()
  await expect(page.getByLabel('What is it about?')).toHaveValue('banned')
  await expect(page.getByLabel('Your email')).toHaveValue(player.email)

  const text = 'Why am I banned? See https://example.com/proof'
  await page.getByLabel('Username').fill(player.username)
  await page.getByLabel('Message').fill(text)
  await page.getByRole('button', { name: 'Send message' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible()
  const reference = await page.getByText(/^CT-\w{4}-\w{4}$/).textContent()

  await page.goto('/outbox')
  const mails = page.getByRole('article').filter({ hasText: reference ?? '' })
  await expect(mails).toHaveCount(2)
  const toSupport = mails.filter({ hasText: 'to help@olympus.example' })
  await expect(toSupport).toContainText(`From: ${player.email}`)
  await expect(toSupport).toContainText(text)
  const copy = mails.filter({ hasText: `to ${player.email}` })
  await expect(copy).toContainText('https[:]//example[.]com/proof')
  await expect(copy.getByRole('link')).toHaveCount(0)
})
