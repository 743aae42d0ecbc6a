import { expect, fn, waitFor } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { inCard, leadFigure } from '../testing/chart-examples.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { Chart } from './chart.tsx'

const picture = (
  <svg aria-hidden width="100%" height={64}>
    <rect width="75%" height={24} rx={3} fill="currentColor" />
    <rect y={40} width="40%" height={24} rx={3} fill="currentColor" />
  </svg>
)

const meta = preview.meta({
  title: 'Data/Chart',
  component: Chart,
  args: {
    title: 'Raids by outcome',
    tableLabel: 'Show as table',
    pictureLabel: 'Show picture',
    empty: 'No raids yet.',
    table: {
      head: ['Outcome', 'Raids'],
      rows: [
        { label: 'Won', cells: ['412'] },
        { label: 'Lost', cells: ['220'] },
      ],
    },
    children: picture,
    onTableShownChange: fn(),
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
})

export const Playground = meta.story()

Playground.test('is a named region with an accessible table', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Raids by outcome' })).toBeVisible()
  const table = canvas.getByRole('table', { name: 'Raids by outcome' })
  await expect(table.getBoundingClientRect().width).toBeGreaterThan(0)
  await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Outcome',
    'Raids',
  ])
  await expect(canvas.getByRole('row', { name: 'Won 412' })).toBeInTheDocument()
})

Playground.test('switches between picture and table with the keyboard', async (context) => {
  const { canvas, canvasElement, userEvent, args } = context
  const button = canvas.getByRole('button', { name: 'Show as table' })
  await expect(button).toHaveAccessibleDescription('Raids by outcome')
  await userEvent.tab()
  await waitFor(() => expect(button).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await expect(button).toHaveAccessibleName('Show picture')
  await waitFor(() => expect(button).toHaveFocus())
  await expect(canvas.getByRole('table').getBoundingClientRect().height).toBeGreaterThan(60)
  await expect(canvasElement.querySelector('svg[height="64"]')).toBeNull()
  await expect(canvas.getAllByRole('table')).toHaveLength(1)
  await userEvent.keyboard(' ')
  await expect(canvasElement.querySelector('svg[height="64"]')).not.toBeNull()
  await expect(args.onTableShownChange).toHaveBeenNthCalledWith(1, true)
  await expect(args.onTableShownChange).toHaveBeenNthCalledWith(2, false)
})

export const AsTable = meta.story({ args: { defaultTableShown: true } })

export const Controlled = meta.story({ args: { isTableShown: true } })

Controlled.test('follows its controlled view', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show picture' }))
  await expect(args.onTableShownChange).toHaveBeenCalledWith(false)
  await expect(canvas.getByRole('button', { name: 'Show picture' })).toBeVisible()
})

export const Loading = meta.story({ args: { isLoading: true, pictureHeight: 120 } })

Loading.test('keeps the height of the picture and is marked as busy', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true')
  await expect(canvas.queryByRole('table')).toBeNull()
  await expect(canvas.queryByRole('button')).toBeNull()
  await expect(canvasElement.querySelector('[inert]')?.getBoundingClientRect().height).toBe(120)
})

export const Empty = meta.story({
  args: {
    table: { head: ['Outcome', 'Raids'], rows: [] },
    empty: <EmptyState icon="laurel-crown" size="sm" headingLevel={3} title="No raids yet" />,
  },
})

Empty.test('shows its empty text instead of a picture', async ({ canvas }) => {
  await expect(canvas.getByText('No raids yet')).toBeVisible()
  await expect(canvas.queryByRole('table')).toBeNull()
})

export const WithLead = meta.story({
  args: {
    lead: leadFigure,
    leadPlace: 'start',
    facts: [
      { label: 'Days played', value: '26', note: 'of 30' },
      { label: 'Longest streak', value: '12', note: 'days' },
      { label: 'All time', value: '1,204', note: 'hours' },
    ],
  },
  decorators: [inCard],
})

WithLead.test('keeps its facts beside the table, without the lead figure', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Server median: 41 h')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
  await expect(canvas.queryByText('Server median: 41 h')).toBeNull()
  await expect(canvas.getByText('Longest streak').nextElementSibling).toHaveTextContent('12days')
})

/** In half of a small desktop's page. */
export const Narrow = meta.story({
  args: WithLead.input.args,
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div style={{ width: 350 }}>
        <Story />
      </div>
    ),
  ],
})

Narrow.test('has three facts in one row', async ({ canvas }) => {
  const tops = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect().top)
  await expect(new Set(tops).size).toBe(1)
})

export const Pending = meta.story({ args: { isPending: true } })

Pending.test('keeps its picture and is marked as busy', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true')
  await expect(canvasElement.querySelector('svg[height="64"]')).toBeVisible()
})

export const LongTable = meta.story({
  args: {
    defaultTableShown: true,
    table: {
      head: ['Day', 'Raids'],
      rows: Array.from({ length: 30 }, (_, day) => ({ label: `Day ${day + 1}`, cells: [String(day)] })),
    },
  },
})

LongTable.test('scrolls with the keyboard', async ({ canvas }) => {
  const scroller = canvas.getByRole('group', { name: 'Raids by outcome' })
  await expect(scroller).toHaveAttribute('tabindex', '0')
  await expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight)
})

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <Chart {...args} />
      <Chart {...args} title="Raids by outcome, as a table" defaultTableShown />
      <Chart {...args} title="Raids on their way" isLoading pictureHeight={64} />
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    title: longTexts.german,
    tableLabel: longTexts.german,
    pictureLabel: longTexts.german,
    defaultTableShown: true,
    table: {
      head: [longTexts.german, longTexts.chinese],
      rows: Object.values(longTexts).map((label) => ({ label, cells: ['9,007,199,254,740,991'] })),
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
})

LongText.test('wraps title, button and table inside its column', async ({ canvas }) => {
  await staysInside(canvas.getByRole('region'), 320)
  await expect(canvas.getByRole('table').getBoundingClientRect().width).toBeLessThanOrEqual(320)
})

export const HighContrast = meta.story({ args: { defaultTableShown: true }, parameters: highContrast })

HighContrast.test('keeps the lines of its table', async ({ canvas }) => {
  const row = canvas.getByRole('row', { name: 'Lost 220' })
  await hasEdge(row)
})
