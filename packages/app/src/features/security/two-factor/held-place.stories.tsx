import { Button } from '@olympus/ui/button/button'
import { useState, type ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { expect, waitFor } from 'storybook/test'

import { notPictured } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { useHeldPlace } from './use-held-place.ts'

function Popup({ onClose }: { onClose: () => void }): ReactNode {
  const release = useHeldPlace()
  const close = () => {
    release()
    onClose()
  }
  return <Button onClick={close}>Close</Button>
}

/** A page with a popup that blocks the back button, and a button that goes back. */
function Place(): ReactNode {
  const { pathname, search, key, state } = useLocation()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(true)
  const isHere = pathname === '/here'
  return (
    <>
      <p data-testid="address" data-held-entry={state === null ? undefined : key}>
        {pathname + search}
      </p>
      {isHere && isOpen && <Popup onClose={() => setIsOpen(false)} />}
      <Button onClick={() => void navigate(-1)}>Back</Button>
    </>
  )
}

const meta = preview.meta({
  title: 'Pages/Settings: backup codes, back button',
  component: Place,
  parameters: notPictured,
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/before', '/here?page=2']}>
        <Story />
      </MemoryRouter>
    ),
  ],
})

/** Finds the history entry that absorbs the next step back. Each step adds a new one. */
const nextHeldEntry = (address: HTMLElement, past?: string) =>
  waitFor(() => {
    const { heldEntry } = address.dataset
    if (heldEntry === undefined || heldEntry === past) throw new Error('No new held entry')
    return heldEntry
  })

export const Open = meta.story()

Open.test('stays on the page, however often the player goes back', async ({ canvas, userEvent }) => {
  const address = canvas.getByTestId('address')
  let entry = await nextHeldEntry(address)
  for (let step = 0; step < 3; step++) {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    entry = await nextHeldEntry(address, entry)
    await expect(address).toHaveTextContent('/here?page=2')
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible()
  }
})

Open.test('leaves the history unchanged', async ({ canvas, userEvent }) => {
  const entry = await nextHeldEntry(canvas.getByTestId('address'))
  await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
  await nextHeldEntry(canvas.getByTestId('address'), entry)
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull())
  await expect(canvas.getByTestId('address')).toHaveTextContent('/here?page=2')
  await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
  await expect(canvas.getByTestId('address')).toHaveTextContent('/before')
})
