import { expect } from 'storybook/test'

import { notPictured, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { orders, rowKey, unsortedColumns, type Order } from '../testing/order-examples.tsx'
import { Table, type Column } from './table.tsx'

const details: Column<unknown> = {
  id: 'details',
  header: 'Details',
  align: 'end',
  mobile: 'bare',
  cell: (order) => (
    <Button tone="ghost" size="sm" aria-label={`Details of ${(order as Order).item}`} isFlush>
      Details
    </Button>
  ),
}

const meta = preview.meta({
  title: 'Data/Table actions',
  component: Table,
  globals: { viewport: { value: 'mobile' } },
  parameters: picturedIn('light mobile'),
  args: {
    caption: 'Shop logs',
    columns: [...unsortedColumns, details],
    rows: orders as unknown[],
    rowKey,
    loadingLabel: 'Loading',
  },
  render: (args) => (
    <Card isFlush>
      <Table {...args} />
    </Card>
  ),
})
export default meta

/** A button describes itself, so its line in the card has no column name. */
export const Playground = meta.story({})

Playground.test('is labeled once and aligned with the values above', async ({ canvas }) => {
  const [button] = canvas.getAllByRole('button', { name: /^Details of / })
  const cell = button?.closest('[role=cell]') as Element
  await expect(getComputedStyle(cell, '::before').content).toBe('none')
  await expect(button?.getBoundingClientRect().right).toBeCloseTo(cell.getBoundingClientRect().right + 12, 0)
})

export const Long = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: notPictured,
  args: { rows: Array.from({ length: 40 }, (_, id) => ({ ...orders[0], id: String(id) })) },
})

Long.test('scrolls focused elements into view below the header', async ({ canvas }) => {
  const head = canvas.getByRole('columnheader', { name: 'Details' })
  const isHidden = (button: HTMLElement) => {
    button.focus()
    return button.getBoundingClientRect().top < head.getBoundingClientRect().bottom
  }
  await expect(canvas.getAllByRole('button').toReversed().filter(isHidden)).toEqual([])
})
