import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Badge } from '../badge/badge.tsx'
import { Card } from '../card/card.tsx'
import { CoinAmount } from '../coin-amount/coin-amount.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { ItemTile } from '../item-tile/item-tile.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { StoryLink } from '../testing/story-link.tsx'
import { Table, type Column } from './table.tsx'

type Order = { id: number; item: string; icon: string; character: string; quantity: number; total: string }

const orders: Order[] = [
  {
    id: 20418,
    item: 'Wings of Ikaros',
    icon: 'feathered-wing',
    character: 'Kallistrate',
    quantity: 1,
    total: '2,400',
  },
  {
    id: 20397,
    item: 'Ambrosia Draught',
    icon: 'round-potion',
    character: 'Lykaon',
    quantity: 20,
    total: '1,200',
  },
  {
    id: 20311,
    item: 'Pithos of Pandora',
    icon: 'amphora',
    character: 'Nyxandra',
    quantity: 3,
    total: '1,350',
  },
]

const columns: Column<Order>[] = [
  {
    id: 'item',
    header: 'Item',
    isRowHeader: true,
    cell: ({ item, icon }) => (
      <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <ItemTile icon={icon} rarity="legendary" size={36} />
        {item}
      </span>
    ),
  },
  { id: 'id', header: 'Order ID', cell: ({ id }) => `S-${id}` },
  { id: 'character', header: 'Character', cell: ({ character }) => character },
  { id: 'quantity', header: 'Quantity', align: 'end', cell: ({ quantity }) => quantity },
  {
    id: 'total',
    header: 'Total price',
    align: 'end',
    mobile: 'end',
    cell: ({ total }) => <CoinAmount amount={total} label={`${total} Olympus Coins`} />,
  },
]

const pages = (
  <Pagination
    label="Pages: shop logs"
    page={1}
    pageSize={10}
    totalEntries={212}
    summary="Showing 1 to 10 of 212 entries"
    previousLabel="Previous page"
    nextLabel="Next page"
    pageLabel={(page) => `Page ${page}`}
    renderPageLink={(page) => <StoryLink href={`?page=${page}`} />}
  />
)

const args = {
  caption: 'Shop logs',
  columns: columns as Column<unknown>[],
  rows: orders as unknown[],
  rowKey: (row: unknown) => (row as Order).id,
  loadingLabel: 'Loading',
  footer: pages,
}

const meta = preview.meta({
  title: 'Data/Table',
  component: Table,
  args,
  render: (props) => (
    <Card isFlush>
      <Table {...props} />
    </Card>
  ),
})

export const Default = meta.story()

Default.test('is a table with a name, column and row headers', async ({ canvas }) => {
  const table = canvas.getByRole('table', { name: 'Shop logs' })
  await expect(table).not.toHaveAttribute('aria-busy')
  await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Item',
    'Order ID',
    'Character',
    'Quantity',
    'Total price',
  ])
  await expect(canvas.getByRole('rowheader', { name: 'Wings of Ikaros' })).toBeVisible()
  await expect(canvas.getAllByRole('row')).toHaveLength(4)
})

export const Loading = meta.story({ args: { ...args, rows: [], isLoading: true, footer: undefined } })

Loading.test('keeps its head and says once that it loads', async ({ canvas }) => {
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(5)
  await expect(canvas.getAllByText('Loading')).toHaveLength(1)
  await expect(canvas.getAllByRole('row')).toHaveLength(11)
})

export const Busy = meta.story({ args: { ...args, isBusy: true } })

Busy.test('keeps the old rows', async ({ canvas }) => {
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  await expect(canvas.getByText('Wings of Ikaros')).toBeInTheDocument()
})

export const Empty = meta.story({
  args: {
    ...args,
    rows: [],
    footer: undefined,
    empty: (
      <EmptyState icon="ancient-columns" title="No shop logs" description="Your orders are listed here." />
    ),
  },
})

Empty.test('says so under its head', async ({ canvas }) => {
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(5)
  await expect(canvas.getByRole('heading', { name: 'No shop logs' })).toBeVisible()
})

export const OwnRow = meta.story({
  args: { ...args, isCurrentRow: (row: unknown) => (row as Order).id === 20397 },
})

export const Wide = meta.story({
  args: {
    ...args,
    columns: [
      ...args.columns,
      ...['Method', 'State', 'Game server', 'Confirmed', 'Reference', 'Note'].map((header) => ({
        id: header,
        header,
        cell: () => <Badge style={{ whiteSpace: 'nowrap' }}>{`${header} of this order`}</Badge>,
      })),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Shop logs' })
  },
})

Wide.test('scrolls in a box that the keyboard reaches', async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('region', { name: 'Shop logs' })
  await userEvent.tab()
  await expect(box).toHaveFocus()
})

export const Mobile = meta.story({ globals: { viewport: { value: 'mobile' } } })
export const MobileLoading = meta.story({
  args: { ...args, rows: [], isLoading: true, skeletonRows: 3, footer: undefined },
  globals: { viewport: { value: 'mobile' } },
})
