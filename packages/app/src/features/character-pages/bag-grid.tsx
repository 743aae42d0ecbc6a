import { useKeptFocus } from '@olympus/ui/equipment-grid/use-kept-focus'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import { memo, useState, type KeyboardEvent, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import * as styles from './bag-grid.css.ts'
import type { PlacedItem } from './inventory-bags.ts'

/** Rows of every width are full: 10, 8 and 5 tiles. */
const chunkSize = 40
/** More empty places say nothing more. */
const maxEmptyPlaces = 80
const boundTags = ['bound'] as const

interface BagGridProps {
  readonly label: string
  readonly items: readonly PlacedItem[]
  readonly emptyPlaces: number
  readonly selectedPlace: string | null
  readonly onSelect: (place: string) => void
}

/** Items, then empty places, in chunks. */
function chunksOf(items: readonly PlacedItem[], emptyPlaces: number) {
  const empties = Array.from({ length: Math.max(0, Math.min(emptyPlaces, maxEmptyPlaces)) }, () => null)
  const places = [...items, ...empties]
  return Array.from({ length: Math.ceil(places.length / chunkSize) }, (_, index) =>
    places.slice(index * chunkSize, (index + 1) * chunkSize),
  )
}

/** How many tiles are in a row. */
function columnsOf(options: readonly HTMLElement[]): number {
  const top = options[0]?.offsetTop
  const next = options.findIndex(({ offsetTop }) => offsetTop !== top)
  return next === -1 ? options.length : next
}

function targetOf(key: string, { index, columns, count }: { index: number; columns: number; count: number }) {
  const targets: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: count - 1,
  }
  return Object.hasOwn(targets, key) ? targets[key] : undefined
}

/** The items of a bag. One tab stop; arrow keys move in their direction. */
export function BagGrid({ label, items, emptyPlaces, selectedPlace, onSelect }: BagGridProps): ReactNode {
  const [focusedPlace, setFocusedPlace] = useState<string | null>(null)
  const isHere = (place: string | null) => items.some((each) => each.place === place)
  const tabStop = [focusedPlace, selectedPlace].find(isHere) ?? items[0]?.place

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const index = items.findIndex(({ place }) => place === tabStop)
    const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]')]
    const columns = columnsOf(options.slice(0, chunkSize))
    const next = targetOf(event.key, { index, columns, count: items.length })
    if (next === undefined) return
    event.preventDefault()
    options[next]?.focus()
  }

  // An item that moves to another chunk becomes another element.
  const keptFocus = useKeptFocus(
    (grid, { dataset }) =>
      grid.querySelector<HTMLElement>(`[data-place="${CSS.escape(dataset['place'] ?? '')}"]`) ??
      grid.querySelector<HTMLElement>('[role=option][tabindex="0"]'),
  )

  return (
    <div
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={move}
      onFocus={(event) => {
        keptFocus.onFocus(event)
        setFocusedPlace(event.target.dataset['place'] ?? null)
      }}
      onBlur={keptFocus.onBlur}
      onClick={({ target }) => {
        const option = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
        if (option?.dataset['place']) onSelect(option.dataset['place'])
      }}
    >
      {chunksOf(items, emptyPlaces).map((chunk, chunkIndex) => (
        <div
          key={chunkIndex}
          role="presentation"
          data-empty={chunk[0] === null || undefined}
          className={styles.chunk}
        >
          {chunk.map((placed, index) =>
            placed ? (
              <BagTile
                key={placed.place}
                placed={placed}
                isSelected={placed.place === selectedPlace}
                isTabStop={placed.place === tabStop}
              />
            ) : (
              <ItemTile key={`empty-${index}`} state="empty" className={styles.empty} />
            ),
          )}
        </div>
      ))}
    </div>
  )
}

interface BagTileProps {
  readonly placed: PlacedItem
  readonly isSelected: boolean
  readonly isTabStop: boolean
}

const BagTile = memo(function BagTile({ placed, isSelected, isTabStop }: BagTileProps): ReactNode {
  const format = useFormat()
  const { item, look, label, place } = placed
  return (
    <button
      type="button"
      role="option"
      aria-selected={isSelected}
      aria-label={label}
      tabIndex={isTabStop ? 0 : -1}
      data-place={place}
      className={styles.option}
    >
      <ItemTile
        icon={look.icon}
        rarity={look.rarity}
        state={isSelected ? 'selected' : undefined}
        upgrade={look.upgrade}
        tags={item.isBound ? boundTags : undefined}
        quantity={item.amount > 1 ? format.number(item.amount) : undefined}
        className={styles.tile}
      />
    </button>
  )
})
