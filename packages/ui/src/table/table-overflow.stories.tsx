import { expect, waitFor } from 'storybook/test'

import { notPictured, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Badge } from '../badge/badge.tsx'
import { Card } from '../card/card.tsx'
import { orders, rowKey, unsortedColumns } from '../testing/order-examples.tsx'
import { staysInside } from '../testing/stays-inside.ts'
import { Table } from './table.tsx'

const wideColumns = [
  ...unsortedColumns,
  ...['Method', 'State', 'Game server', 'Confirmed', 'Reference', 'Note'].map((header) => ({
    id: header,
    header,
    cell: () => <Badge style={{ whiteSpace: 'nowrap' }}>{`${header} of this order`}</Badge>,
  })),
]

const manyOrders = Array.from({ length: 12 }, (_, copy) =>
  orders.map((order) => ({ ...order, id: `${order.id}${copy}` })),
).flat()

const meta = preview.meta({
  title: 'Data/Table overflow',
  component: Table,
  globals: { viewport: { value: 'desktop' } },
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
export default meta

export const Playground = meta.story({
  parameters: picturedIn('dark desktop'),
  args: {
    columns: wideColumns,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Shop logs' })
  },
})

Playground.test('scrolls in a box that is reachable by keyboard', async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('region', { name: 'Shop logs' })
  await userEvent.tab()
  await waitFor(() => expect(box).toHaveFocus())
  await staysInside(document.documentElement)
})

Playground.test('is not a tab stop if everything fits', async ({ canvas, canvasElement }) => {
  const box = await canvas.findByRole('region', { name: 'Shop logs' })
  canvasElement.style.width = '3000px'
  await waitFor(() => expect(canvas.queryByRole('region')).toBeNull())
  await expect(box).not.toHaveAttribute('tabindex')
  canvasElement.style.width = ''
})

Playground.test('is as tall as its few rows', async ({ canvas }) => {
  const box = await canvas.findByRole('region', { name: 'Shop logs' })
  await expect(getComputedStyle(box).maxHeight).toBe('none')
})

export const WideAndLong = meta.story({
  parameters: notPictured,
  args: {
    columns: wideColumns,
    rows: manyOrders,
  },
})

WideAndLong.test('scrolls in a box that is lower than the window', async ({ canvas }) => {
  const box = await canvas.findByRole('region', { name: 'Shop logs' })
  await expect(box.offsetHeight).toBeLessThan(window.innerHeight)
})

export const Long = meta.story({
  parameters: notPictured,
  args: {
    rows: manyOrders,
  },
})

Long.test('keeps its header in view while the page scrolls', async ({ canvas }) => {
  const [head] = canvas.getAllByRole('columnheader')
  window.scrollTo(0, 600)
  await waitFor(() => expect(head?.getBoundingClientRect().top).toBe(0))
  window.scrollTo(0, 0)
})
