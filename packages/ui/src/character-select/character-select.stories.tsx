import { expect, fn, screen, within } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { CharacterSelect, type SelectableCharacter } from './character-select.tsx'

const characters: SelectableCharacter[] = [
  { id: '1', name: 'Kallistrate', line: 'Hoplite, level 93', icon: 'spartan-helmet', element: 'fire' },
  { id: '2', name: 'Nyxandra', line: 'Oracle, level 88', icon: 'wizard-staff', element: 'shadow' },
  { id: '3', name: 'Lykaon', line: 'Archer, level 85', icon: 'high-shot', element: 'water' },
  {
    id: '4',
    name: 'Ianthe',
    line: 'Oracle, level 55',
    icon: 'wizard-staff',
    element: 'light',
    disabledReason: 'Deactivated',
  },
]

const meta = preview.meta({
  title: 'Forms/Character select',
  component: CharacterSelect,
  args: {
    label: 'Character',
    characters,
    defaultValue: '1',
    size: 'lg' as const,
    onValueChange: fn(),
    style: { maxWidth: 420 },
  },
  argTypes: { size: { control: 'inline-radio', options: ['md', 'lg'] } },
})

export const Playground = meta.story()

Playground.test(
  'lists all characters with class and level, and why one is disabled',
  async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Character' })
    const list = within(select)
    list.getByRole('option', { name: 'Kallistrate Hoplite, level 93', hidden: true })
    const ianthe = list.getByRole('option', { name: 'Ianthe Deactivated', hidden: true })
    await expect(ianthe).toBeDisabled()
    await userEvent.selectOptions(select, '2')
    await expect(select).toHaveValue('2')
  },
)

Playground.test('skips characters that cannot be chosen', async ({ canvas }) => {
  const user = await realUser()
  await user.keyboard('{Tab} {End}{Enter}')
  await expect(canvas.getByRole('combobox')).toHaveValue('3')
})

export const NobodyYet = meta.story({ args: { defaultValue: '', placeholder: 'Choose a character' } })

export const Narrow = meta.story({ args: { isNoteHidden: true, isLabelHidden: true, style: { width: 232 } } })

export const InDialog = meta.story({
  render: (args) => (
    <Dialog isOpen onOpenChange={() => undefined} title="Pithos of Pandora" closeLabel="Close">
      <CharacterSelect {...args} />
    </Dialog>
  ),
})

InDialog.test('works inside a modal', async ({ userEvent }) => {
  const select = await screen.findByRole('combobox', { name: 'Character' })
  await expect(select.closest('[inert], [aria-hidden=true]')).toBeNull()
  await userEvent.selectOptions(select, '3')
  await expect(select).toHaveValue('3')
})

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, maxWidth: 420 }}>
      <CharacterSelect {...args} />
      <CharacterSelect {...args} label="Without the line" isNoteHidden size="md" />
      <CharacterSelect {...args} label="Nobody yet" defaultValue="" placeholder="Choose a character" />
      <CharacterSelect
        {...args}
        label="Invalid"
        defaultValue=""
        placeholder="Choose"
        error="Choose a character."
      />
      <CharacterSelect {...args} label="Disabled" disabled />
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    characters: [
      { id: '1', name: longTexts.unbroken, line: longTexts.german, icon: 'spartan-helmet', element: 'fire' },
    ],
    style: { width: 288 },
  },
})

LongText.test('truncates name and line inside the field', async ({ canvas }) => {
  const shown = canvas.getByRole('combobox').nextElementSibling as HTMLElement
  await staysInside(shown, 288)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps its border', ({ canvas }) => hasEdge(canvas.getAllByRole('combobox')))
