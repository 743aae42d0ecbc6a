import { useRef, useState } from 'react'
import { expect, fn, spyOn, waitFor } from 'storybook/test'

import { highContrast, notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Announcer, announcerElement } from '../announcer/announcer.tsx'
import { Button } from '../button/button.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { stopClock } from '../testing/stop-clock.ts'
import { toast, toastQueue } from '../toast/toast-queue.ts'
import { CopyButton, type CopyButtonProps } from './copy-button.tsx'

const sizes = ['sm', 'md', 'lg'] as const
const written = fn<(text: string) => Promise<void>>()

/** Replaces the clipboard, so that viewing a story does not change the viewer’s. */
const fakeClipboard = (outcome: 'works' | 'refuses' | 'is missing') => () => {
  const clipboard = outcome === 'is missing' ? undefined : { writeText: written }
  written.mockReset()
  if (outcome === 'refuses') written.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  else written.mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard')
    toast.closeAll()
  }
}

const meta = preview.meta({
  title: 'Actions/Copy button',
  component: CopyButton,
  args: {
    text: 'KRSX G5DB ONSW G4TF',
    label: 'Copy the secret key',
    copiedLabel: 'Copied',
    refusedLabel: 'Copying failed. The text is selected, so you can copy it with your keyboard.',
    onClick: fn(),
    onCopied: fn(),
  },
  argTypes: { size: { control: 'inline-radio', options: sizes } },
  beforeEach: fakeClipboard('works'),
})

export const Playground = meta.story()

const stateOf = (button: HTMLElement) => button.dataset['state']

Playground.test('shows its success for 1500 ms', async ({ canvas, userEvent, args }) => {
  using clock = stopClock()
  const button = canvas.getByRole('button', { name: 'Copy the secret key' })
  await userEvent.click(button)
  await waitFor(() => expect(stateOf(button)).toBe('copied'))
  await expect(written).toHaveBeenCalledWith('KRSX G5DB ONSW G4TF')
  await expect(args.onClick).toHaveBeenCalledOnce()
  await expect(args.onCopied).toHaveBeenCalledOnce()
  await clock.pass(1499)
  await expect(stateOf(button)).toBe('copied')
  await clock.pass(1)
  await expect(stateOf(button)).toBe('idle')
})

Playground.test('restarts the 1500 ms when it is pressed again', async ({ canvas, userEvent }) => {
  using clock = stopClock()
  const button = canvas.getByRole('button')
  await userEvent.click(button)
  await waitFor(() => expect(stateOf(button)).toBe('copied'))
  await clock.pass(1400)
  await userEvent.click(button)
  await waitFor(() => expect(written).toHaveBeenCalledTimes(2))
  await clock.pass(1499)
  await expect(stateOf(button)).toBe('copied')
  await clock.pass(1)
  await expect(stateOf(button)).toBe('idle')
})

Playground.test('lets the caller prevent the copy', async ({ canvas, userEvent, args }) => {
  const onClick = args.onClick as ReturnType<typeof fn<NonNullable<CopyButtonProps['onClick']>>>
  onClick.mockImplementationOnce((event) => event.preventDefault())
  await userEvent.click(canvas.getByRole('button'))
  await expect(written).not.toHaveBeenCalled()
})

export const WithWord = meta.story({ args: { children: 'Copy', label: 'Copy the secret key' } })

const wordsOf = (button: HTMLElement) => {
  const words = button.querySelector('[data-copied-word]') as HTMLElement
  return {
    rest: getComputedStyle(words.firstElementChild as Element).visibility,
    copied: getComputedStyle(words, '::after').visibility,
  }
}

WithWord.test('changes its text and icon but not its width or its name', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Copy the secret key' })
  const { width } = button.getBoundingClientRect()
  const icon = button.querySelector('svg')?.outerHTML
  await expect(wordsOf(button)).toEqual({ rest: 'visible', copied: 'hidden' })
  await userEvent.click(button)
  await waitFor(() => expect(wordsOf(button)).toEqual({ rest: 'hidden', copied: 'visible' }))
  await expect(button).toHaveAccessibleName('Copy the secret key')
  await expect(button.querySelector('svg')?.outerHTML).not.toBe(icon)
  await expect(button.getBoundingClientRect().width).toBe(width)
})

export const Announced = meta.story({
  parameters: notPictured,
  render: (args) => (
    <>
      <Announcer />
      <CopyButton {...args} />
    </>
  ),
})

Announced.test('announces politely that it copied but never the text', async ({ canvas, userEvent }) => {
  const announced: string[] = []
  const region = announcerElement()
  new MutationObserver(() => announced.push(region.textContent)).observe(region, {
    childList: true,
    subtree: true,
  })
  await userEvent.click(canvas.getByRole('button'))
  await waitFor(() => expect(region.querySelector('[aria-live=polite]')).toHaveTextContent('Copied'))
  await expect(announced.join(' ')).not.toContain('KRSX')
})

function Key(args: CopyButtonProps) {
  const source = useRef<HTMLInputElement>(null)
  return (
    <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <input ref={source} readOnly value={args.text} aria-label="Secret key" />
      <CopyButton {...args} sourceRef={source} />
    </div>
  )
}

export const Refused = meta.story({
  beforeEach: fakeClipboard('refuses'),
  parameters: notPictured,
  render: (args) => <Key {...args} />,
})

Refused.test('selects the text and explains what to do instead', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button'))
  await waitFor(() => expect(stateOf(canvas.getByRole('button'))).toBe('refused'))
  const source = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Secret key' })
  await expect(source.selectionEnd).toBe('KRSX G5DB ONSW G4TF'.length)
  await expect(toastQueue.snapshot().at(-1)).toMatchObject({ tone: 'error', title: args.refusedLabel })
  await expect(args.onCopied).not.toHaveBeenCalled()
})

export const WithoutClipboard = meta.story({
  beforeEach: fakeClipboard('is missing'),
  parameters: notPictured,
  render: (args) => <Key {...args} />,
})

WithoutClipboard.test(
  'reports a refusal when the browser has no clipboard',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(stateOf(canvas.getByRole('button'))).toBe('refused'))
    await expect(toastQueue.snapshot().filter(({ isOpen }) => isOpen)).toHaveLength(1)
  },
)

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const

function Page(args: CopyButtonProps) {
  const [isLeft, setIsLeft] = useState(false)
  return isLeft ? (
    <p>Another page</p>
  ) : (
    <>
      <CopyButton {...args} />
      <Button onClick={() => setIsLeft(true)}>Leave</Button>
    </>
  )
}

export const LeftBehind = meta.story({ parameters: notPictured, render: (args) => <Page {...args} /> })

LeftBehind.test('clears its timer when it unmounts', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Copy the secret key' })
  const setTimeoutSpy = spyOn(globalThis, 'setTimeout')
  const clearTimeoutSpy = spyOn(globalThis, 'clearTimeout')
  await userEvent.click(button)
  await waitFor(() => expect(stateOf(button)).toBe('copied'))
  const index = setTimeoutSpy.mock.calls.findIndex(([, ms]) => ms === 1500)
  const timer: unknown = setTimeoutSpy.mock.results[index]?.value
  await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(clearTimeoutSpy.mock.calls.some(([id]) => id === timer)).toBe(true))
  setTimeoutSpy.mockRestore()
  clearTimeoutSpy.mockRestore()
})

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <div style={row}>
        {sizes.map((size) => (
          <CopyButton key={size} {...args} size={size} />
        ))}
      </div>
      <div style={row}>
        {sizes.map((size) => (
          <CopyButton key={size} {...args} size={size}>
            Copy
          </CopyButton>
        ))}
        <CopyButton {...args} disabled>
          Copy
        </CopyButton>
      </div>
    </div>
  ),
  // Copies half of them, to show both states.
  play: async ({ canvas, userEvent }) => {
    const [icon, , , word] = canvas.getAllByRole('button')
    for (const button of [icon, word]) if (button) await userEvent.click(button)
  },
})

export const LongText = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, width: 260 }}>
      {Object.values(longTexts).map((text) => (
        <CopyButton key={text} {...args} label={text}>
          {text}
        </CopyButton>
      ))}
    </div>
  ),
})

LongText.test('grows and stays inside its column', async ({ canvas }) => {
  await staysInside(canvas.getAllByRole('button'), 260)
})

export const HighContrast = meta.story({
  args: { children: 'Copy', tone: 'secondary' },
  parameters: highContrast,
})

HighContrast.test('shows its success with an icon, not with color alone', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button')
  await hasEdge(button)
  await userEvent.click(button)
  await waitFor(() => expect(wordsOf(button).copied).toBe('visible'))
  await expect(button.querySelector('svg')).toHaveClass('lucide-check')
})
