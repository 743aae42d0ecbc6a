import { expect, fn, waitFor } from 'storybook/test'

import { highContrast, notPictured, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Card } from '../card/card.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { columns, orders, rowKey, unsortedColumns, type Order } from '../testing/order-examples.tsx'
import { error, noOrders, pages, Recovering, Sorted } from '../testing/table-examples.tsx'
import { staysInside } from '../testing/stays-inside.ts'
import { Table } from './table.tsx'

const desktop = { viewport: { value: 'desktop' } }
const mobile = { viewport: { value: 'mobile' } }
const zoomed = {
  globals: { viewport: { value: 'zoomed' } },
  parameters: {
    ...picturedIn('light mobile'),
    viewport: { options: { zoomed: { name: '400 %', styles: { width: '320px', height: '640px' } } } },
  },
}

const meta = preview.meta({
  title: 'Data/Table',
  component: Table,
  args: {
    caption: 'Shop logs',
    columns: unsortedColumns,
    rows: orders as unknown[],
    rowKey,
    loadingLabel: 'Loading',
  },
  render: (props) => (
    <Card isFlush>
      <Table {...props} />
    </Card>
  ),
})

export const Playground = meta.story({ args: { footer: pages } })

Playground.test(
  'is a table with a name, column headers and row headers, not an interactive grid',
  async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Shop logs' })
    await expect(table).not.toHaveAttribute('aria-busy')
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Item',
      'Order ID',
      'Character',
      'Date',
      'Quantity',
      'Total price',
    ])
    await expect(canvas.getByRole('rowheader', { name: 'Wings of Ikaros' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
  },
)

Playground.test('offers the exact time of a date', async ({ canvas }) => {
  const time = canvas.getByText('10 Jun 2025, 18:42')
  await expect(time).toHaveAttribute('datetime', '2025-06-10T18:42:07.000Z')
  await expect(time).toHaveAttribute('title', '2025-06-10T18:42:07.000Z')
})

export const Numbers = meta.story({ globals: desktop, parameters: notPictured })

Numbers.test('are aligned at their end, digit below digit', async ({ canvas }) => {
  const cells = ['1', '20', '3'].map((text) => canvas.getByText(text))
  await expect(new Set(cells.map((cell) => getComputedStyle(cell).textAlign))).toEqual(new Set(['end']))
  await expect(getComputedStyle(canvas.getByRole('table')).fontVariantNumeric).toBe('tabular-nums')
})

export const Sortable = meta.story({
  args: {
    columns,
    onSortChange: fn(),
    sortHint: (header, next) => `Sort by ${header.toLowerCase()}, ${next}`,
    sortedText: (header, direction) => `Sorted by ${header.toLowerCase()}, ${direction}`,
  },
  render: (props) => <Sorted {...props} />,
})

Sortable.test('has sort buttons that are named after their columns', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Total price' })
  await expect(button).toHaveAccessibleDescription('Sort by total price, descending')
  await expect(canvas.getByRole('columnheader', { name: 'Total price' })).toHaveAttribute('aria-sort', 'none')
  await expect(canvas.getByRole('columnheader', { name: 'Quantity' })).not.toHaveAttribute('aria-sort')
})

Sortable.test(
  'reverses the order on each press, also by keyboard, and announces it',
  async ({ canvas, userEvent, args }) => {
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    const total = canvas.getByRole('columnheader', { name: 'Total price' })
    await userEvent.click(canvas.getByRole('button', { name: 'Total price' }))
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'total', direction: 'descending' })
    await expect(total).toHaveAttribute('aria-sort', 'descending')
    await waitFor(() => expect(names()).toEqual(['Wings of Ikaros', 'Pithos of Pandora', 'Ambrosia Draught']))

    await userEvent.keyboard('{Enter}')
    await expect(total).toHaveAttribute('aria-sort', 'ascending')
    await waitFor(() => expect(names()).toEqual(['Ambrosia Draught', 'Pithos of Pandora', 'Wings of Ikaros']))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Total price' })).toHaveFocus())
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(
        'Sorted by total price, ascending',
      ),
    )

    await userEvent.click(canvas.getByRole('button', { name: 'Item' }))
    await expect(total).toHaveAttribute('aria-sort', 'none')
  },
)

export const SortableNarrow = meta.story({
  ...Sortable.input,
  args: { ...Sortable.input.args, sort: { columnId: 'total', direction: 'descending' } },
  globals: mobile,
})

SortableNarrow.test('keeps the sort buttons visible and large enough to tap', async ({ canvas }) => {
  for (const button of canvas.getAllByRole('button')) {
    await expect(button).toBeVisible()
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(40)
  }
})

export const Loading = meta.story({ args: { rows: [], isLoading: true } })

Loading.test('keeps its header and announces once that it is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(6)
  await expect(canvas.getAllByText('Loading')).toHaveLength(1)
  await expect(canvas.getAllByRole('row')).toHaveLength(11)
})

export const Busy = meta.story({ args: { isBusy: true } })

Busy.test('keeps the old rows', async ({ canvas }) => {
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  await expect(canvas.getByText('Wings of Ikaros')).toBeInTheDocument()
})

export const Empty = meta.story({ args: { rows: [], empty: noOrders } })

Empty.test('shows the empty state below its header', async ({ canvas }) => {
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(6)
  await expect(canvas.getByRole('heading', { name: 'No shop logs' })).toBeVisible()
})

export const Failed = meta.story({ args: { rows: [], empty: noOrders, error } })

Failed.test('shows the error in place of the rows, without the empty state', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The list could not be loaded.')
  await expect(canvas.queryByText('No shop logs')).toBeNull()
})

export const FailedWithOldRows = meta.story({ render: (props) => <Recovering {...props} /> })

FailedWithOldRows.test(
  'keeps the rows, is busy while it retries, and moves the focus to the table',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Wings of Ikaros')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('What you see may be old.')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const retry = canvas.getByRole('button', { name: 'Try again' })
    await waitFor(() => expect(retry).toHaveFocus())
    await expect(retry).toHaveAttribute('aria-disabled', 'true')
    canvas.getByText('Answer').click()
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('table')).toHaveFocus())
  },
)

export const OwnRow = meta.story({
  args: { isCurrentRow: (row: unknown) => (row as Order).character === 'Lykaon' },
})

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile'),
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Sorted {...args} {...Sortable.input.args} sort={{ columnId: 'item', direction: 'ascending' }} />
      {[
        { footer: pages, isCurrentRow: OwnRow.input.args.isCurrentRow },
        { rows: [], isLoading: true, skeletonRows: 3 },
        { isBusy: true, error },
        { rows: [], empty: noOrders },
        { rows: [], error },
      ].map((state, place) => (
        <Card key={place} isFlush>
          <Table {...args} {...state} />
        </Card>
      ))}
    </div>
  ),
})

AllVariants.test('are separate tables', async ({ canvas }) => {
  await expect(canvas.getAllByRole('table')).toHaveLength(6)
})

export const Narrow = meta.story({ globals: mobile, parameters: picturedIn('light mobile', 'dark mobile') })

Narrow.test('shows each row as a card with the column names', async ({ canvas, canvasElement }) => {
  await expect(canvas.getAllByRole('row')).toHaveLength(4)
  const cell = canvas.getByText('Kallistrate')
  await expect(getComputedStyle(cell, '::before').content).toContain('Character')
  const [first] = canvas.getAllByRole('rowheader')
  await expect(first?.getBoundingClientRect().bottom).toBeLessThanOrEqual(cell.getBoundingClientRect().top)
  await staysInside(canvasElement)
})

export const LongText = meta.story({
  ...zoomed,
  args: {
    rows: Object.values(longTexts).map((text, place) => ({ ...orders[place], item: text, character: text })),
    footer: pages,
  },
})

LongText.test('does not scroll sideways at 400 %, regardless of its content', async ({ canvasElement }) => {
  await expect(window.innerWidth).toBe(320)
  await staysInside(document.documentElement, 320)
  for (const cell of canvasElement.querySelectorAll<HTMLElement>('[role=cell], [role=rowheader]'))
    await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(320)
})

export const HighContrast = meta.story({
  parameters: highContrast,
  args: { isCurrentRow: OwnRow.input.args.isCurrentRow, error },
})

HighContrast.test('keeps lines between rows and marks the player’s own row', async ({ canvas }) => {
  const [, first, own] = canvas.getAllByRole('row')
  await expect(getComputedStyle(first as Element).outlineStyle).toBe('none')
  await expect(getComputedStyle(own as Element).outlineStyle).toBe('solid')
})
