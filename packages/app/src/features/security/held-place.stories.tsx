import { Button } from '@olympus/ui/button/button'
import { useState, type ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { expect, waitFor } from 'storybook/test'

import { notPictured } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { useHeldPlace } from './use-held-place.ts'

function Popup({ onClose }: { onClose: () => void }): ReactNode {
  const letGo = useHeldPlace()
  const close = () => {
    letGo()
    onClose()
  }
  return <Button onClick={close}>Close</Button>
}

/** A page with a popup that keeps the player, and the browser's button beside it. */
function Place(): ReactNode {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(true)
  const isHere = pathname === '/here'
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
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

export const Open = meta.story()

Open.test('stays on its page, however often one goes back', async ({ canvas, userEvent }) => {
  for (let step = 0; step < 3; step++) {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(canvas.getByTestId('address')).toHaveTextContent('/here?page=2')
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible()
  }
})

Open.test('leaves the history as it was', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull())
  await expect(canvas.getByTestId('address')).toHaveTextContent('/here?page=2')
  await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
  await expect(canvas.getByTestId('address')).toHaveTextContent('/before')
})
