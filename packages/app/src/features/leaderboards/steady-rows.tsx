import { Component, createRef, type ReactNode } from 'react'

interface SteadyRowsProps {
  /** What is listed. Another list begins at its own place. */
  readonly listKey: string
  readonly className?: string
  readonly children: ReactNode
}

interface SeenRow {
  readonly row: Element
  readonly top: number
}

const isOnScreen = ({ row, top }: SeenRow): boolean =>
  top >= 0 && top + row.clientHeight <= document.documentElement.clientHeight

const distanceToMiddle = ({ top }: SeenRow): number =>
  Math.abs(top - document.documentElement.clientHeight / 2)

/**
 * The rows on the screen, most likely being read first: with the focus, under the pointer, in the middle. At
 * the top of the page nobody reads a row, unless they point at it.
 */
function seenRows(root: HTMLElement | null): readonly SeenRow[] {
  const rows = [...(root?.querySelectorAll('tbody > tr') ?? [])]
  const seen = rows.map((row) => ({ row, top: row.getBoundingClientRect().top })).filter(isOnScreen)
  const pointed = seen.filter(({ row }) => row.matches(':focus-within, :hover'))
  if (window.scrollY === 0) return pointed
  return [...pointed, ...seen.toSorted((one, other) => distanceToMiddle(one) - distanceToMiddle(other))]
}

/**
 * Keeps the row that is being read at its place on the screen while rows come, go and change places. Only a
 * class can measure rows just before they change.
 */
export class SteadyRows extends Component<SteadyRowsProps> {
  private readonly root = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate({ listKey }: SteadyRowsProps): readonly SeenRow[] {
    return listKey === this.props.listKey ? seenRows(this.root.current) : []
  }

  override componentDidUpdate(_props: SteadyRowsProps, _state: unknown, seen: readonly SeenRow[]): void {
    const kept = seen.find(({ row }) => row.isConnected)
    if (!kept) return
    const moved = kept.row.getBoundingClientRect().top - kept.top
    const scroller = kept.row.closest('[data-overflowing][data-tall]') ?? document.documentElement
    if (moved !== 0) scroller.scrollTop += moved
  }

  override render(): ReactNode {
    const { className, children } = this.props
    return (
      <div ref={this.root} className={className}>
        {children}
      </div>
    )
  }
}
