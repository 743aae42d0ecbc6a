import { expect, fn, waitFor } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { toast } from '../toast/toast-queue.ts'
import { CopyableText } from './copyable-text.tsx'

const written = fn<(text: string) => Promise<void>>()

const meta = preview.meta({
  title: 'Actions/Copyable text',
  component: CopyableText,
  args: {
    text: '20418',
    copyLabel: 'Copy order ID 20418',
    copiedLabel: 'Copied',
    refusedLabel: 'Copying failed. The text is selected, so you can copy it with your keyboard.',
  },
  beforeEach: () => {
    written.mockReset()
    written.mockResolvedValue()
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } })
    return () => {
      Reflect.deleteProperty(navigator, 'clipboard')
      getSelection()?.removeAllRanges()
      toast.closeAll()
    }
  },
})

export const Playground = meta.story()

Playground.test('copies the text with one press', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy order ID 20418' }))
  await waitFor(() => expect(written).toHaveBeenCalledWith('20418'))
  await expect(canvas.getByText('20418')).toHaveAttribute('translate', 'no')
})

Playground.test('selects the text when it cannot be copied', async ({ canvas, userEvent }) => {
  written.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await userEvent.click(canvas.getByRole('button'))
  await waitFor(() => expect(String(getSelection())).toBe('20418'))
})

export const InSentence = meta.story({
  render: (args) => (
    <p>
      Donation <CopyableText {...args} /> has arrived.
    </p>
  ),
})

export const LongText = meta.story({
  args: { text: longTexts.unbroken },
  render: (args) => (
    <div style={{ width: 260 }}>
      <CopyableText {...args} />
    </div>
  ),
})

LongText.test('breaks when the text does not fit', async ({ canvas }) => {
  await expect(canvas.getByText(longTexts.unbroken).getBoundingClientRect().right).toBeLessThanOrEqual(
    canvas.getByRole('button').getBoundingClientRect().left + 8,
  )
  await staysInside(document.documentElement)
})
