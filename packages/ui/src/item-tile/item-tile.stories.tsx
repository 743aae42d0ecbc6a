import { expect } from 'storybook/test'

import { highContrast, notPictured, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Coin } from '../coin/coin.tsx'
import { rarities } from '../rarity-pips/rarities.ts'
import { applyTheme, banners, themes } from '../theme/theme.ts'
import { ItemTile } from './item-tile.tsx'
import { colorContrast } from './story-contrast.ts'

const sizes = [36, 48, 64, 72] as const

const meta = preview.meta({
  title: 'Game/Item tile',
  component: ItemTile,
  args: { icon: 'trident', rarity: 'mythic', size: 72 },
  argTypes: {
    rarity: { control: 'select', options: [...rarities, 'accent'] },
    size: { control: 'inline-radio', options: sizes },
    state: { control: 'select', options: [undefined, 'selected', 'empty', 'locked'] },
  },
  parameters: { without: { LongText: 'Shows a number or a percentage, no words.' } },
})

export const Playground = meta.story()

export const Quantity = meta.story({ args: { icon: 'saphir', rarity: 'rare', quantity: '3' } })

Quantity.test('is decorative', async ({ canvas }) => {
  await expect(canvas.getByText('3').closest('[aria-hidden=true]')).not.toBeNull()
})

export const Upgrade = meta.story({ args: { icon: 'gladius', rarity: 'epic', upgrade: '+7' } })

Upgrade.test('is centered on the lower edge', async ({ canvas }) => {
  const label = canvas.getByText('+7').getBoundingClientRect()
  const tile = canvas.getByText('+7').parentElement?.getBoundingClientRect() as DOMRect
  await expect(Math.abs(label.left + label.width / 2 - tile.left - tile.width / 2)).toBeLessThan(1)
  await expect(label.top).toBeLessThan(tile.bottom)
  await expect(label.bottom).toBeGreaterThan(tile.bottom)
})

export const OnSale = meta.story({ args: { tags: ['onSale'] } })
export const Temporary = meta.story({ args: { tags: ['onSale', 'temporary'] } })

Temporary.test('marks each tag with its own icon, not with color alone', async ({ canvasElement }) => {
  const signs = [...canvasElement.querySelectorAll('[data-tag] svg')].map(({ innerHTML }) => innerHTML)
  await expect(new Set(signs).size).toBe(2)
})

export const Hover = meta.story({ render: (args) => <ItemTile {...args} data-hover="" /> })
export const Selected = meta.story({ args: { state: 'selected', icon: 'laurel-crown', rarity: 'epic' } })
export const Empty = meta.story({ args: { state: 'empty', icon: 'barbute' } })
export const Locked = meta.story({ args: { state: 'locked' } })

Locked.test('shows a lock in place of the item', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('use')?.getAttribute('href')).toMatch(/#padlock$/)
})

export const UnknownIcon = meta.story({ args: { icon: 'from-a-newer-server' } })

UnknownIcon.test('draws a question mark', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('use')?.getAttribute('href')).toMatch(/#help$/)
})

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'light mobile'),
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {sizes.map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
          {rarities.map((rarity) => (
            <ItemTile key={rarity} icon="laurel-crown" rarity={rarity} size={size} />
          ))}
          <ItemTile icon="spartan-helmet" rarity="accent" size={size} />
          <ItemTile rarity="legendary" size={size}>
            <Coin size={size / 2} />
          </ItemTile>
        </div>
      ))}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        <ItemTile icon="lyre" rarity="epic" size={72} data-hover="" />
        <ItemTile icon="lyre" rarity="epic" size={72} state="selected" />
        <ItemTile icon="barbute" size={72} state="empty" />
        <ItemTile size={72} state="locked" />
        <ItemTile icon="saphir" rarity="rare" size={72} quantity="3" />
        <ItemTile icon="gladius" rarity="mythic" size={72} upgrade="+10" />
        <ItemTile icon="feathered-wing" rarity="legendary" size={72} tags={['onSale', 'temporary']} />
      </div>
    </div>
  ),
})

export const Contrast = meta.story({ ...AllVariants.input, parameters: notPictured })

Contrast.test(
  'gives the icon 3:1 contrast with its plaque, in every theme and banner',
  async ({ canvasElement }) => {
    const root = document.documentElement
    const { theme, banner } = root.dataset as {
      theme: (typeof themes)[number]
      banner: (typeof banners)[number]
    }
    try {
      for (const eachTheme of themes)
        for (const eachBanner of banners) {
          applyTheme(root, { theme: eachTheme, banner: eachBanner })
          for (const rarity of rarities) {
            const ratio = colorContrast(canvasElement, {
              text: `var(--oly-rarity-${rarity})`,
              ground: `color-mix(in oklab, var(--oly-rarity-${rarity}) 26%, var(--oly-color-surface-2))`,
            })
            await expect(ratio, `${rarity} in ${eachTheme} ${eachBanner}`).toBeGreaterThanOrEqual(3)
          }
        }
    } finally {
      applyTheme(root, { theme, banner })
    }
  },
)

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps an edge, dashed around an empty tile', async ({ canvasElement }) => {
  for (const tile of canvasElement.querySelectorAll('[aria-hidden=true]:is(span)'))
    await expect(getComputedStyle(tile).borderTopWidth).toBe('1px')
  const empty = canvasElement.querySelector('[data-state=empty]') as Element
  await expect(getComputedStyle(empty).borderTopStyle).toBe('dashed')
})

HighContrast.test('still marks the selected tile', async ({ canvasElement }) => {
  const selected = canvasElement.querySelector('[data-state=selected]') as Element
  const { borderTopColor, outlineStyle } = getComputedStyle(selected)
  await expect(outlineStyle).toBe('solid')
  await expect(borderTopColor).not.toBe(getComputedStyle(canvasElement).backgroundColor)
})
