import { expect, type Page } from 'playwright/test'

/** The names of the characters in a section of the swapper, in their order. */
export async function namesIn(page: Page, section: 'Active' | 'Deactivated'): Promise<string[]> {
  const acts = page
    .getByRole('region', { name: section, exact: true })
    .getByRole('button', { name: /^(?:Deactivate|Activate) ./ })
  await expect(acts.first()).toBeVisible()
  const labels = await acts.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''))
  return labels.map((label) => label.replace(/^\S+ /, ''))
}

/** Opens the permanent selection, keeps all but the last character, and goes on to the confirmation. */
export async function selectAllButLast(page: Page): Promise<string> {
  await page.goto('/character-swapper')
  const name = (await namesIn(page, 'Active')).at(-1) ?? ''
  await page.getByRole('button', { name: 'Select characters' }).click()
  const dialog = page.getByRole('alertdialog')
  const kept = dialog.getByRole('group', { name: 'Characters to keep' }).getByRole('checkbox')
  await expect(kept.first()).toBeChecked()
  await dialog.locator('label').filter({ hasText: name }).click()
  await expect(dialog.getByRole('status')).toContainText('1 character is deleted.')
  await dialog.getByLabel('Bazaar and bid items go to').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByRole('heading', { name: /^Become coupons/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Next' }).click()
  return name
}

export const phrase = 'DELETE 1 CHARACTER'

/** Ticks the acknowledgement, types the phrase and presses the button. */
export async function confirmDeletion(page: Page): Promise<void> {
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('checkbox', { name: /permanently deleted/ }).check()
  await dialog.getByRole('textbox').fill(phrase)
  await dialog.getByRole('button', { name: 'Delete 1 character' }).click()
}
