import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { CharacterChip } from './character-chip.tsx'
import { CharacterGrid } from './character-grid.tsx'

const six = ['Nyxandra', 'Lykaon', 'Phaidros', 'Ianthe', 'Melantho', 'Drakontas']

const meta = preview.meta({
  title: 'Game/Character grid',
  component: CharacterGrid,
  args: {
    'aria-label': 'Active',
    children: six.map((name) => (
      <CharacterChip
        key={name}
        name={name}
        line="Oracle, level 88 +31"
        icon="wizard-staff"
        element="shadow"
      />
    )),
  },
})

const rowsOf = (items: readonly HTMLElement[]) => new Set(items.map((item) => item.offsetTop)).size

export const Playground = meta.story()

Playground.test('is a list', async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'Active' })).toBeVisible()
  await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
})

export const Wide = meta.story({
  args: { style: { width: 750 } },
  globals: { viewport: { value: 'desktop' } },
})

Wide.test('has three columns', async ({ canvas }) => {
  await expect(rowsOf(canvas.getAllByRole('listitem'))).toBe(2)
})

export const Narrow = meta.story({
  args: { style: { width: 400 } },
  globals: { viewport: { value: 'desktop' } },
})

Narrow.test('drops a column when names need the space', async ({ canvas }) => {
  await expect(rowsOf(canvas.getAllByRole('listitem'))).toBe(3)
  const name = canvas.getByText('Drakontas')
  await expect(name.scrollWidth).toBe(name.clientWidth)
})

export const Mobile = meta.story({ globals: { viewport: { value: 'mobile' } } })

Mobile.test('has one column on a phone', async ({ canvas }) => {
  await expect(rowsOf(canvas.getAllByRole('listitem'))).toBe(6)
})
