import { cx } from 'class-variance-authority'
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { Slot } from 'radix-ui/slot'
import {
  cloneElement,
  useEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'

import { announce } from '../announcer/announcer.tsx'
import { Icon } from '../icon/icon.tsx'
import { paginationItems, paginationRange, type PagePlace, type PageRange } from './pagination-model.ts'
import * as styles from './pagination.css.ts'

export type PaginationProps = Omit<ComponentProps<'div'>, 'children'> &
  PagePlace & {
    /** Names the landmark, unique on the page: "Pages of the shop". */
    label: string
    /** "Showing 1 to 12 of 148 entries". Announced when the page changes. */
    summary: (range: PageRange & { totalEntries: number }) => ReactNode
    previousLabel: string
    nextLabel: string
    pageLabel: (page: number) => string
    formatPage?: ((page: number) => string) | undefined
    /**
     * Returns an empty link to the page, if the page is in the address. Without it, the pages are buttons.
     */
    renderPageLink?: ((page: number) => ReactElement) | undefined
    /** Called by the buttons. */
    onPageChange?: ((page: number) => void) | undefined
    /** The list, or its header. Scrolled into view when the page changes. */
    listRef?: RefObject<HTMLElement | null> | undefined
  }

/**
 * Shows the current range and links to the other pages. One page has no links;
 * an empty list renders nothing.
 */
export function Pagination({
  label,
  page: askedPage,
  pageSize,
  totalEntries,
  summary,
  previousLabel,
  nextLabel,
  pageLabel,
  formatPage = String,
  renderPageLink,
  onPageChange,
  listRef,
  className,
  ...props
}: PaginationProps) {
  const range = paginationRange({ page: askedPage, pageSize, totalEntries })
  const { page, lastPage } = range
  const summaryElement = useNewPage(page, listRef)
  if (totalEntries === 0) return null

  const way = (to: number) => renderPageLink?.(to) ?? <PageButton onClick={() => onPageChange?.(to)} />

  const step = (to: number, rel: 'prev' | 'next', { name, icon }: { name: string; icon: LucideIcon }) => {
    const isAtEnd = to < 1 || to > lastPage
    return (
      <li className={styles.item}>
        <Slot
          rel={renderPageLink && rel}
          aria-label={name}
          aria-disabled={isAtEnd || undefined}
          onClickCapture={isAtEnd ? stay : undefined}
          className={styles.link}
        >
          {cloneElement(way(isAtEnd ? page : to), {}, <Icon icon={icon} />)}
        </Slot>
      </li>
    )
  }

  return (
    <div {...props} className={cx(styles.root, className)}>
      <span ref={summaryElement}>{summary({ ...range, totalEntries })}</span>
      {lastPage > 1 && (
        <nav aria-label={label}>
          <ol className={styles.list}>
            {step(page - 1, 'prev', { name: previousLabel, icon: ChevronLeft })}
            {paginationItems({ page, lastPage }).map((item) =>
              item.kind === 'gap' ? (
                <li
                  key={`after-${item.after}`}
                  aria-hidden
                  data-wide={!item.isEssential || undefined}
                  data-far
                  className={cx(styles.item, styles.gap)}
                >
                  …
                </li>
              ) : (
                <li
                  key={item.page}
                  data-wide={!item.isEssential || undefined}
                  data-far={Math.abs(item.page - page) > 2 || undefined}
                  className={styles.item}
                >
                  <Slot
                    aria-label={pageLabel(item.page)}
                    aria-current={item.isCurrent ? 'page' : undefined}
                    className={styles.link}
                  >
                    {cloneElement(way(item.page), {}, formatPage(item.page))}
                  </Slot>
                </li>
              ),
            )}
            {step(page + 1, 'next', { name: nextLabel, icon: ChevronRight })}
          </ol>
        </nav>
      )}
    </div>
  )
}

function PageButton(props: ComponentProps<'button'>) {
  return <button {...props} type="button" />
}

// At an end the control stays in place and keeps the focus, but does nothing.
const stay = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** After each page change, not on mount: announces the summary and scrolls back to the start of the list. */
function useNewPage(page: number, listRef: PaginationProps['listRef']) {
  const summary = useRef<HTMLSpanElement>(null)
  const shownPage = useRef(page)
  useEffect(() => {
    if (shownPage.current === page) return
    shownPage.current = page
    const list = listRef?.current
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' })
    if (summary.current) announce(summary.current.textContent)
  }, [page, listRef])
  return summary
}
