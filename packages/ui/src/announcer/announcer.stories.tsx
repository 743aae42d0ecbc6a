import { expect, screen, waitFor, within } from 'storybook/test'

import { notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { announce, Announcer, announcerElement } from './announcer.tsx'

const meta = preview.meta({
  title: 'Foundations/Announcer',
  component: Announcer,
  parameters: {
    contract: 'Its region stands at the end of the body and takes no props.',
    without: {
      AllVariants: 'Nothing of it is drawn.',
      LongText: 'Nothing of it is drawn.',
      HighContrast: 'Nothing of it is drawn.',
    },
  },
  render: () => (
    <>
      <Announcer />
      <Button onClick={() => announce('500 OC were added to your balance.')}>Claim</Button>{' '}
      <Button onClick={() => announce('Insufficient funds.', 'assertive')}>Buy</Button>
    </>
  ),
})

export const Playground = meta.story()

const logs = () => [...announcerElement().children] as [HTMLElement, HTMLElement]

Playground.test('announces both kinds of message in one region', async ({ canvas, userEvent }) => {
  const [polite, assertive] = logs()
  await userEvent.click(canvas.getByRole('button', { name: 'Claim' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Buy' }))
  await waitFor(() => expect(within(polite).getByText('500 OC were added to your balance.')).toBeVisible())
  await waitFor(() => expect(within(assertive).getByText('Insufficient funds.')).toBeVisible())
  await expect(polite).toHaveAttribute('aria-live', 'polite')
  await expect(assertive).toHaveAttribute('aria-live', 'assertive')
  await expect(document.querySelectorAll('[data-live-announcer]')).toHaveLength(1)
})

Playground.test('repeats a message when the event repeats', async ({ canvas, userEvent }) => {
  const [polite] = logs()
  const before = polite.childElementCount
  await userEvent.dblClick(canvas.getByRole('button', { name: 'Claim' }))
  await waitFor(() => expect(polite.childElementCount).toBe(before + 2))
})

Playground.test('is excluded from browser translation and takes no space', async () => {
  await expect(announcerElement()).toHaveAttribute('translate', 'no')
  await expect(announcerElement().getBoundingClientRect().width).toBeLessThanOrEqual(1)
})

export const BesideDialog = meta.story({
  parameters: notPictured,
  render: () => (
    <>
      <Announcer />
      <Dialog isOpen onOpenChange={() => undefined} title="Pithos of Pandora">
        <Button onClick={() => announce('Copied')}>Copy</Button>
      </Dialog>
    </>
  ),
})

BesideDialog.test('still announces while a modal is open', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Copy' }))
  const message = await within(announcerElement()).findByText('Copied')
  await expect(message.closest('[inert], [aria-hidden=true]')).toBeNull()
})
