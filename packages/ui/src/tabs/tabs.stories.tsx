import { ChartLine, Shield } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'

import { highContrast, notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Icon } from '../icon/icon.tsx'
import { hasForcedColors } from '../testing/has-edge.ts'
import { TextField } from '../text-field/text-field.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { Tabs, type TabItem } from './tabs.tsx'

const onBlur = fn()

const tabs: TabItem[] = [
  { value: 'general', label: 'General', panel: <p>Level 93, Hoplite of Olympus.</p> },
  { value: 'equipment', label: 'Equipment', panel: <a href="#helmet">Helmet of Ares</a> },
  { value: 'notes', label: 'Notes', panel: <TextField label="Note" onBlur={onBlur} /> },
]
const withDisabled: TabItem[] = [
  ...tabs.slice(0, 1),
  { value: 'inventory', label: 'Inventory', panel: <p>Nothing here.</p>, disabled: true },
  ...tabs.slice(1),
]
const withIcons: TabItem[] = [
  { value: 'a', label: 'Statistics', icon: <Icon icon={ChartLine} />, panel: <p>Battles won: 1,204.</p> },
  { value: 'b', label: 'Defense', icon: <Icon icon={Shield} />, panel: <p>Blocks: 381.</p> },
]
const many: TabItem[] = ['Battles', 'Raids', 'Duels', 'Quests', 'Crafting', 'Trade', 'Guild'].map((name) => ({
  value: name,
  label: name,
  panel: <p>{name} of this week.</p>,
}))

const meta = preview.meta({
  title: 'Data/Tabs',
  component: Tabs,
  args: { label: 'Character', tabs, onValueChange: fn() },
  argTypes: { activation: { control: 'inline-radio', options: ['automatic', 'manual'] } },
})

export const Playground = meta.story()

Playground.test(
  'wraps around with the arrow keys, moves to the ends with Home and End, and shows the panel',
  async ({ canvas, args }) => {
    const user = await realUser()
    await user.keyboard('{Tab}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'General' })).toHaveFocus())
    await user.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: 'Equipment' })).toBeVisible()
    await user.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Notes' })).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'General' })).toHaveFocus())
    await user.keyboard('{ArrowLeft}{Home}')
    await expect(canvas.getByRole('tabpanel', { name: 'General' })).toBeVisible()
    await expect(args.onValueChange).toHaveBeenCalledTimes(5)
  },
)

Playground.test('is one tab stop, plus the panel if nothing inside it is focusable', async ({ canvas }) => {
  const user = await realUser()
  await user.keyboard('{Tab}{Tab}')
  await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveFocus())
  await user.keyboard('{Shift>}{Tab}{/Shift}{ArrowRight}{Tab}')
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Helmet of Ares' })).toHaveFocus())
})

Playground.test('links only the chosen tab and its panel to each other', async ({ canvas }) => {
  const [first, second] = canvas.getAllByRole('tab')
  await expect(first).toHaveAttribute('aria-controls', canvas.getByRole('tabpanel').id)
  await expect(second).not.toHaveAttribute('aria-controls')
})

Playground.test('blurs a field before its panel is removed', async ({ canvas, userEvent }) => {
  onBlur.mockClear()
  await userEvent.click(canvas.getByRole('tab', { name: 'Notes' }))
  await userEvent.click(canvas.getByRole('textbox'))
  await userEvent.click(canvas.getByRole('tab', { name: 'General' }))
  await expect(onBlur).toHaveBeenCalledOnce()
})

Playground.test('ignores keys typed into a panel', async ({ canvas }) => {
  const user = await realUser()
  await user.click(canvas.getByRole('tab', { name: 'Notes' }))
  await user.click(canvas.getByRole('textbox'))
  await user.keyboard('a b{Home}{ArrowRight}{ArrowLeft}{Enter}')
  await expect(canvas.getByRole('textbox')).toHaveValue('a b')
  await expect(canvas.getByRole('tab', { name: 'Notes' })).toHaveAttribute('aria-selected', 'true')
})

export const Manual = meta.story({ args: { activation: 'manual' }, parameters: notPictured })

Manual.test('only moves with the arrow keys; Enter and Space choose', async ({ canvas }) => {
  const user = await realUser()
  await user.keyboard('{Tab}{ArrowRight}')
  const equipment = canvas.getByRole('tab', { name: 'Equipment' })
  await waitFor(() => expect(equipment).toHaveFocus())
  await expect(equipment).toHaveAttribute('aria-selected', 'false')
  await user.keyboard('{Enter}')
  await expect(equipment).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowRight} ')
  await expect(canvas.getByRole('tab', { name: 'Notes' })).toHaveAttribute('aria-selected', 'true')
})

export const Controlled = meta.story({ args: { value: 'equipment' }, parameters: notPictured })

Controlled.test('shows its owner’s tab', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'General' }))
  await expect(args.onValueChange).toHaveBeenCalledWith('general')
  await expect(canvas.getByRole('tabpanel', { name: 'Equipment' })).toBeVisible()
})

export const TabDisabled = meta.story({ args: { tabs: withDisabled } })

TabDisabled.test('skips a disabled tab', async ({ canvas, userEvent, args }) => {
  const user = await realUser()
  await user.keyboard('{Tab}{ArrowRight}')
  await waitFor(() => expect(canvas.getByRole('tab', { name: 'Equipment' })).toHaveFocus())
  await userEvent.click(canvas.getByRole('tab', { name: 'Inventory' }))
  await expect(args.onValueChange).not.toHaveBeenCalledWith('inventory')
})

export const Overflowing = meta.story({
  args: { tabs: many, defaultValue: 'Guild' },
  render: (args) => (
    <div style={{ width: 288, overflow: 'hidden', paddingInline: 16 }}>
      <Tabs {...args} />
    </div>
  ),
})

Overflowing.test('scrolls the chosen tab into view, also by arrow key', async ({ canvas }) => {
  const row = canvas.getByRole('tablist')
  const isInView = (name: string) => {
    const tab = canvas.getByRole('tab', { name }).getBoundingClientRect()
    const { left, right } = row.getBoundingClientRect()
    expect(tab.left).toBeGreaterThanOrEqual(left - 1)
    expect(tab.right).toBeLessThanOrEqual(right + 1)
  }
  await waitFor(() => isInView('Guild'))
  const user = await realUser()
  await user.keyboard('{Tab}{Home}')
  await waitFor(() => isInView('Battles'))
})

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Tabs {...args} />
      <Tabs {...args} label="Statistics" tabs={withIcons} defaultValue="b" />
      <Tabs {...args} label="With a disabled one" tabs={withDisabled} defaultValue="notes" />
    </div>
  ),
})

export const LongText = meta.story({
  render: (args) => (
    <div style={{ width: 288, overflow: 'hidden', paddingInline: 16 }}>
      <Tabs
        {...args}
        tabs={Object.entries(longTexts).map(([value, text]) => ({
          value,
          label: text,
          panel: <p>{text}</p>,
        }))}
        defaultValue="unbroken"
      />
    </div>
  ),
})

LongText.test('scrolls its row on one line and wraps the panel', async ({ canvas }) => {
  await expect(canvas.getByRole('tablist').getBoundingClientRect().height).toBe(44)
  const panel = canvas.getByRole('tabpanel')
  await staysInside(panel)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps the line under the chosen tab, which is a border', async ({ canvas }) => {
  await hasForcedColors()
  for (const list of canvas.getAllByRole('tablist')) {
    const line = list.querySelector(':scope > span') as HTMLElement
    await expect(getComputedStyle(line).borderTopStyle).toBe('solid')
    await waitFor(() => expect(line.getBoundingClientRect().width).toBeGreaterThan(20))
  }
})
