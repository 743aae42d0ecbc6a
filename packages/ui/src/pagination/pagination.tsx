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
} from 'react'

import { announce } from '../announcer/announcer.tsx'
import { Icon } from '../icon/icon.tsx'
import { paginationItems, paginationRange, type PagePlace } from './pagination-model.ts'
import * as styles from './pagination.css.ts'

export type PaginationProps = Omit<ComponentProps<'div'>, 'children'> &
  PagePlace & {
    /** Names the landmark, once on a page: "Pages of the shop". */
    label: string
    /** "Showing 1 to 12 of 148 entries"; read out when the page changes. */
    summary: ReactNode
    previousLabel: string
    nextLabel: string
    pageLabel: (page: number) => string
    formatPage?: ((page: number) => string) | undefined
    /** An empty link that leads to the page. */
    renderPageLink: (page: number) => ReactElement
  }

/** Which entries are shown, and the way to the other pages. One page has no way, no entries have neither. */
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
  className,
  ...props
}: PaginationProps) {
  const { page, lastPage } = paginationRange({ page: askedPage, pageSize, totalEntries })
  const summaryElement = useSpokenSummary(page)
  if (totalEntries === 0) return null

  const step = (to: number, rel: 'prev' | 'next', name: string, icon: LucideIcon) => {
    const isAtEnd = to < 1 || to > lastPage
    return (
      <li className={styles.item}>
        <Slot
          rel={rel}
          aria-label={name}
          aria-disabled={isAtEnd || undefined}
          onClick={isAtEnd ? stay : undefined}
          className={styles.link}
        >
          {cloneElement(renderPageLink(isAtEnd ? page : to), {}, <Icon icon={icon} />)}
        </Slot>
      </li>
    )
  }

  return (
    <div {...props} className={cx(styles.root, className)}>
      <span ref={summaryElement}>{summary}</span>
      {lastPage > 1 && (
        <nav aria-label={label}>
          <ol className={styles.list}>
            {step(page - 1, 'prev', previousLabel, ChevronLeft)}
            {paginationItems({ page, lastPage }).map((item) =>
              item.kind === 'gap' ? (
                <li
                  key={`after-${item.after}`}
                  aria-hidden
                  data-wide={!item.isEssential || undefined}
                  className={cx(styles.item, styles.gap)}
                >
                  …
                </li>
              ) : (
                <li key={item.page} data-wide={!item.isEssential || undefined} className={styles.item}>
                  <Slot
                    aria-label={pageLabel(item.page)}
                    aria-current={item.isCurrent ? 'page' : undefined}
                    className={styles.link}
                  >
                    {cloneElement(renderPageLink(item.page), {}, formatPage(item.page))}
                  </Slot>
                </li>
              ),
            )}
            {step(page + 1, 'next', nextLabel, ChevronRight)}
          </ol>
        </nav>
      )}
    </div>
  )
}

// At an end the link stays where it is and keeps the focus; it only leads nowhere.
const stay = (event: MouseEvent) => event.preventDefault()

/** Reads the summary out after each change of page, not when the list first appears. */
function useSpokenSummary(page: number) {
  const element = useRef<HTMLSpanElement>(null)
  const spokenPage = useRef(page)
  useEffect(() => {
    if (spokenPage.current === page) return
    spokenPage.current = page
    if (element.current) announce(element.current.textContent)
  }, [page])
  return element
}
