import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { AccordionItem } from './accordion-item.tsx'

const meta = preview.meta({
  title: 'Data/Accordion item',
  component: AccordionItem,
  args: {
    title: 'Which version do I need?',
    children: 'x64, unless your Windows is a 32-bit one.',
    onOpenChange: fn(),
  },
})

const details = (canvasElement: HTMLElement) => canvasElement.querySelector('details') as HTMLDetailsElement

export const Playground = meta.story()

Playground.test('reports when it opens and closes', async ({ canvas, userEvent, args }) => {
  const title = canvas.getByText('Which version do I need?')
  await userEvent.click(title)
  await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true))
  await userEvent.click(title)
  await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false))
  await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
})

export const Open = meta.story({ args: { defaultOpen: true, onToggle: fn() } })

Open.test('does not report the initial open state as a change', async ({ canvas, canvasElement, args }) => {
  await expect(canvas.getByText(/32-bit/)).toBeVisible()
  await waitFor(() => expect(args.onToggle).toHaveBeenCalled())
  await expect(details(canvasElement).open).toBe(true)
  await expect(args.onOpenChange).not.toHaveBeenCalled()
})

function ControlledItem() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <AccordionItem title="Followed" isOpen={isOpen} onOpenChange={setIsOpen}>
        Inside
      </AccordionItem>
      <output>{isOpen ? 'Owner says open' : 'Owner says closed'}</output>
      <button type="button" onClick={() => setIsOpen(false)}>
        Close it
      </button>
    </>
  )
}

export const Controlled = meta.story({ render: () => <ControlledItem />, parameters: notPictured })

Controlled.test('stays open while `isOpen` is true', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByText('Followed'))
  await waitFor(() => expect(canvas.getByText('Owner says open')).toBeVisible())
  await expect(details(canvasElement).open).toBe(true)
  await userEvent.click(canvas.getByRole('button', { name: 'Close it' }))
  await waitFor(() => expect(details(canvasElement).open).toBe(false))
  await expect(canvas.getByText('Owner says closed')).toBeVisible()
})

export const HeldShut = meta.story({ args: { isOpen: false }, parameters: notPictured })

HeldShut.test(
  'closes again when `isOpen` stays false',
  async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Which version do I need?'))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(true))
    await waitFor(() => expect(details(canvasElement).open).toBe(false))
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1)
  },
)
