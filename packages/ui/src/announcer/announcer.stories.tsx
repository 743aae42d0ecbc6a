import { expect, within } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { announce, Announcer, announcerElement } from './announcer.tsx'

const meta = preview.meta({
  title: 'Foundations/Announcer',
  component: Announcer,
  render: () => (
    <>
      <Announcer />
      <Button onClick={() => announce('500 OC were added to your balance.')}>Claim</Button>
      <Button onClick={() => announce('Insufficient funds.', 'assertive')}>Buy</Button>
    </>
  ),
})

export const Default = meta.story()

Default.test('reads both kinds of message from one region', async ({ canvas, userEvent }) => {
  const region = announcerElement()
  const [polite, assertive] = region.children
  await userEvent.click(canvas.getByRole('button', { name: 'Claim' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Buy' }))
  await expect(
    await within(polite as HTMLElement).findByText('500 OC were added to your balance.'),
  ).toBeVisible()
  await expect(await within(assertive as HTMLElement).findByText('Insufficient funds.')).toBeVisible()
  await expect(document.querySelectorAll('[data-live-announcer]')).toHaveLength(1)
})
