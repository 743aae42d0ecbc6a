import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, within } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Dialog } from '../dialog/dialog.tsx'
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

function Stateful({ value: initial, onValueChange, ...props }: ComponentProps<typeof CharacterSelect>) {
  const [value, setValue] = useState(initial)
  return (
    <CharacterSelect
      {...props}
      value={value}
      onValueChange={(next) => {
        onValueChange(next)
        setValue(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Forms/Character select',
  component: CharacterSelect,
  args: {
    label: 'Character',
    characters,
    value: '1',
    size: 'lg' as const,
    onValueChange: fn(),
    style: { maxWidth: 420 },
  },
  render: (args) => <Stateful {...args} />,
})

export const Default = meta.story()

Default.test(
  'lists everyone with class and level, the deactivated with the reason',
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

export const NobodyYet = meta.story({ args: { value: '', placeholder: 'Choose a character' } })

export const Narrow = meta.story({ args: { isNoteHidden: true, isLabelHidden: true, style: { width: 232 } } })

export const InDialog = meta.story({
  render: (args) => (
    <Dialog isOpen onOpenChange={() => undefined} title="Pithos of Pandora" closeLabel="Close">
      <Stateful {...args} />
    </Dialog>
  ),
})

InDialog.test('is reachable and works inside a modal', async ({ userEvent }) => {
  const select = await screen.findByRole('combobox', { name: 'Character' })
  await expect(select.closest('[inert], [aria-hidden=true]')).toBeNull()
  await userEvent.selectOptions(select, '3')
  await expect(select).toHaveValue('3')
})
