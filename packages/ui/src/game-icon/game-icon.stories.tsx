import { expect } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { vars } from '../theme/vars.css.ts'
import { gameIconNames } from './game-icon-names.ts'
import { GameIcon } from './game-icon.tsx'
import spriteUrl from './game-icons.svg?no-inline'

const meta = preview.meta({
  title: 'Game/Game icon',
  component: GameIcon,
  args: { name: 'spartan-helmet', size: 48 },
  argTypes: { name: { control: 'select', options: gameIconNames } },
  parameters: { without: { LongText: 'Shows no text.' } },
})

export const Playground = meta.story()

Playground.test('is hidden from screen readers because the name is beside it', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

export const UnknownName = meta.story({ args: { name: 'from-a-newer-server' } })

UnknownName.test('draws a question mark', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('use')?.getAttribute('href')).toMatch(/#help$/)
})

export const AllVariants = meta.story({
  render: () => (
    <ul style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))' }}>
      {gameIconNames.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 6, color: vars.color.text2 }}>
          <GameIcon name={name} size={40} />
          <code style={{ fontSize: 11, overflowWrap: 'anywhere', textAlign: 'center' }}>{name}</code>
        </li>
      ))}
    </ul>
  ),
})

AllVariants.test('finds every name in the separate sprite file', async () => {
  await expect(spriteUrl).not.toMatch(/^data:/)
  const sprite = new DOMParser().parseFromString(await (await fetch(spriteUrl)).text(), 'image/svg+xml')
  const drawn = [...sprite.querySelectorAll('symbol')].map(({ id }) => id)
  await expect(drawn).toEqual(gameIconNames.toSorted())
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('takes the color of the text around it', async ({ canvasElement }) => {
  const icon = canvasElement.querySelector('svg') as Element
  // The computed `fill` is the color before forced colors apply.
  const { color, forcedColorAdjust } = getComputedStyle(icon)
  await expect({ color, forcedColorAdjust }).toEqual({
    color: getComputedStyle(document.body).color,
    forcedColorAdjust: 'auto',
  })
})
