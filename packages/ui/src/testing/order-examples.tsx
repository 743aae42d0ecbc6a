import { CoinAmount } from '../coin-amount/coin-amount.tsx'
import { ItemTile } from '../item-tile/item-tile.tsx'
import { LongId } from '../table/long-id.tsx'
import type { Column } from '../table/table.tsx'

export type Order = {
  id: string
  item: string
  icon: string
  character: string
  at: string
  quantity: number
  totalCoins: number
}

export const orders: Order[] = [
  {
    id: 'S-20418-7f3e-4c19-b0d2-51a0f8',
    item: 'Wings of Ikaros',
    icon: 'feathered-wing',
    character: 'Kallistrate',
    at: '2025-06-10T18:42:07.000Z',
    quantity: 1,
    totalCoins: 2400,
  },
  {
    id: 'S-20397-1b88-4e02-9c6f-0d24aa',
    item: 'Ambrosia Draught',
    icon: 'round-potion',
    character: 'Lykaon',
    at: '2025-06-09T07:05:41.000Z',
    quantity: 20,
    totalCoins: 1200,
  },
  {
    id: 'S-20311-c5d0-4a7b-8e13-93bb41',
    item: 'Pithos of Pandora',
    icon: 'amphora',
    character: 'Nyxandra',
    at: '2025-06-02T21:30:00.000Z',
    quantity: 3,
    totalCoins: 1350,
  },
]

const number = new Intl.NumberFormat('en-US')
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

const columnsOfOrders: Column<Order>[] = [
  {
    id: 'item',
    header: 'Item',
    isRowHeader: true,
    sortFirst: 'ascending',
    cell: ({ item, icon }) => (
      <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <ItemTile icon={icon} rarity="legendary" size={36} />
        {item}
      </span>
    ),
  },
  { id: 'id', header: 'Order ID', cell: ({ id }) => <LongId value={id} /> },
  { id: 'character', header: 'Character', cell: ({ character }) => character },
  {
    id: 'at',
    header: 'Date',
    cell: ({ at }) => (
      <time dateTime={at} title={at} style={{ whiteSpace: 'nowrap' }}>
        {date.format(new Date(at))}
      </time>
    ),
  },
  { id: 'quantity', header: 'Quantity', align: 'end', cell: ({ quantity }) => number.format(quantity) },
  {
    id: 'total',
    header: 'Total price',
    align: 'end',
    mobile: 'end',
    sortFirst: 'descending',
    cell: ({ totalCoins }) => (
      <CoinAmount amount={number.format(totalCoins)} label={`${number.format(totalCoins)} Olympus Coins`} />
    ),
  },
]

// Story args do not know the row type.
export const columns = columnsOfOrders as Column<unknown>[]
export const unsortedColumns = columns.map((column) => ({ ...column, sortFirst: undefined }))
export const rowKey = (row: unknown) => (row as Order).id
