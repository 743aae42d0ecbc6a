import { createPlayer, enter, expect, logIn, test } from './player.ts'

test('a link shows the equipment to another player until its owner deletes it', async ({
  page,
  player,
  browser,
}) => {
  await enter(page, player)
  await page.goto('/characters')
  await page.getByRole('navigation', { name: 'Character' }).getByRole('link', { name: 'Equipment' }).click()
  const links = page.getByRole('region', { name: 'Links to this equipment' })
  await links.getByRole('button', { name: 'New link' }).click()
  // The card of links appears with the character, so its name is known.
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const address = (await links.getByRole('link').first().getAttribute('href')) ?? ''

  const friend = { ...player, username: `${player.username}_f`, email: `friend-${player.email}` }
  const context = await browser.newContext()
  const other = await context.newPage()
  await createPlayer(other, friend)
  await logIn(other, friend)
  await other.goto(address)
  await expect(other.getByRole('heading', { level: 1, name: `Equipment of ${name}` })).toBeVisible()
  await expect(other.getByRole('grid')).toBeVisible()

  await links.getByRole('button', { name: /^Delete the link/ }).click()
  await page.getByRole('button', { name: 'Delete link' }).click()
  await expect(links.getByText('No links yet')).toBeVisible()
  await other.reload()
  await expect(other.getByRole('heading', { name: /Page Not Found/ })).toBeVisible()
  await context.close()
})
