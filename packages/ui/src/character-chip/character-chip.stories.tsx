import { expect, waitFor } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { StoryLink } from '../testing/story-link.tsx'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { CharacterChipSkeleton } from './character-chip-skeleton.tsx'
import { CharacterChip } from './character-chip.tsx'

const meta = preview.meta({
  title: 'Game/Character chip',
  component: CharacterChip,
  args: {
    name: 'Nyxandra',
    line: 'Oracle, level 88 +31',
    icon: 'wizard-staff',
    element: 'shadow' as const,
  },
  argTypes: { element: { control: 'inline-radio', options: ['fire', 'water', 'light', 'shadow'] } },
})

export const Playground = meta.story()

Playground.test('keeps the name from being translated', async ({ canvas }) => {
  await expect(canvas.getByText('Nyxandra')).toHaveAttribute('translate', 'no')
})

const linked = { link: <StoryLink href="#nyxandra" /> }

export const Linked = meta.story({ args: linked })

Linked.test('is a link named after the character', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link')
  await expect(link).toHaveAccessibleName('Nyxandra Oracle, level 88 +31')
  await userEvent.tab()
  await waitFor(() => expect(link).toHaveFocus())
  await expect(getComputedStyle(link).outlineStyle).toBe('solid')
})

Linked.test('has a touch target of at least 44 px', async ({ canvas }) => {
  await expect(canvas.getByRole('link').offsetHeight).toBeGreaterThanOrEqual(44)
})

export const Hover = meta.story({ args: linked, render: (args) => <CharacterChip {...args} data-hover="" /> })

const deactivated = { isDeactivated: true, deactivatedLabel: 'Deactivated' }

export const Deactivated = meta.story({
  args: { name: 'Ianthe', line: 'Oracle, level 55', ...deactivated },
})

Deactivated.test('shows “Deactivated” in words', async ({ canvas }) => {
  await expect(canvas.getByText(', Deactivated')).toBeInTheDocument()
})

export const Loading = meta.story({
  render: (args) => (
    <>
      <CharacterChipSkeleton />
      <CharacterChip {...args} />
    </>
  ),
})

Loading.test('has the height of a chip', async ({ canvas, canvasElement }) => {
  const skeleton = canvasElement.querySelector<HTMLElement>('[aria-hidden=true]')
  const chip = canvas.getByText('Nyxandra').closest<HTMLElement>('div')
  await expect(skeleton?.offsetHeight).toBe(chip?.offsetHeight)
})

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'light mobile'),
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, maxWidth: 300 }}>
      <CharacterChip {...args} />
      <CharacterChip {...args} {...linked} data-hover="" />
      <CharacterChip {...args} {...deactivated} />
      <CharacterChip {...args} name="Lykaon" icon="high-shot" element="water" />
      <CharacterChip {...args} name="Phaidros" icon="mailed-fist" element="fire" />
      <CharacterChip {...args} name="Melantho" icon="spartan-helmet" element="light" />
      <CharacterChipSkeleton />
    </div>
  ),
})

export const LongText = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, width: 190 }}>
      {Object.values(longTexts).map((text) => (
        <CharacterChip key={text} {...args} name={text} line={text} />
      ))}
    </div>
  ),
})

LongText.test(
  'truncates the name after one line and the text below it after two, with the full name in the title',
  async ({ canvas, canvasElement }) => {
    for (const chip of canvasElement.querySelectorAll<HTMLElement>('div > div > div')) {
      await staysInside(chip, 190)
      await expect(chip.offsetHeight).toBeLessThanOrEqual(80)
    }
    await expect(canvas.getByTitle(longTexts.unbroken)).toBeVisible()
  },
)

export const HighContrast = meta.story({ args: { ...linked, ...deactivated }, parameters: highContrast })

HighContrast.test(
  'keeps the focus ring and the portrait’s border',
  async ({ canvas, canvasElement, userEvent }) => {
    const portrait = canvasElement.querySelector('a > [aria-hidden=true]') as Element
    await hasEdge(portrait)
    await userEvent.tab()
    await expect(getComputedStyle(canvas.getByRole('link')).outlineStyle).toBe('solid')
  },
)
