import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { StoryLink } from '../testing/story-link.tsx'
import { CharacterChipSkeleton } from './character-chip-skeleton.tsx'
import { CharacterChip } from './character-chip.tsx'
import { CharacterGrid } from './character-grid.tsx'

const meta = preview.meta({
  title: 'Data/Character chip',
  component: CharacterChip,
  args: {
    name: 'Nyxandra',
    line: 'Oracle, level 88 +31',
    icon: 'wizard-staff',
    element: 'shadow' as const,
  },
})

export const Default = meta.story()

export const Linked = meta.story({ args: { link: <StoryLink href="#nyxandra" /> } })

Linked.test('is a link named by the character', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAccessibleName('Nyxandra Oracle, level 88 +31')
})

export const Deactivated = meta.story({
  args: { name: 'Ianthe', line: 'Oracle, level 55', isDeactivated: true, deactivatedLabel: 'Deactivated' },
})

Deactivated.test('says so in a word', async ({ canvas }) => {
  await expect(canvas.getByText(', Deactivated')).toBeInTheDocument()
})

export const LongContent = meta.story({
  args: {
    name: 'Donaudampfschifffahrtsgesellschaft',
    line: 'Pankratiast der Unterwelt, Stufe 100',
    style: { width: 190 },
  },
})

export const Grid = meta.story({
  render: (args) => (
    <CharacterGrid aria-label="Active">
      <CharacterChip {...args} />
      <CharacterChip {...args} name="Lykaon" element="water" icon="high-shot" />
      <CharacterChipSkeleton />
    </CharacterGrid>
  ),
})

Grid.test('is a list', async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'Active' })).toBeVisible()
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
})

const six = ['Nyxandra', 'Lykaon', 'Phaidros', 'Ianthe', 'Melantho', 'Drakontas']

const rowsOf = (items: readonly HTMLElement[]) => new Set(items.map((item) => item.offsetTop)).size

export const WideGrid = meta.story({
  render: (args) => (
    <CharacterGrid aria-label="Active" style={{ width: 750 }}>
      {six.map((name) => (
        <CharacterChip key={name} {...args} name={name} />
      ))}
    </CharacterGrid>
  ),
})

WideGrid.test('has three columns', async ({ canvas }) => {
  await expect(rowsOf(canvas.getAllByRole('listitem'))).toBe(2)
})

export const NarrowGrid = meta.story({
  render: (args) => (
    <CharacterGrid aria-label="Active" style={{ width: 400 }}>
      {six.map((name) => (
        <CharacterChip key={name} {...args} name={name} />
      ))}
    </CharacterGrid>
  ),
})

NarrowGrid.test('gives up a column for the names', async ({ canvas }) => {
  await expect(rowsOf(canvas.getAllByRole('listitem'))).toBe(3)
  const name = canvas.getByText('Drakontas')
  await expect(name.scrollWidth).toBe(name.clientWidth)
})
