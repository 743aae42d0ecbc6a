/** `page` counts from 1. */
export type PagePlace = { page: number; pageSize: number; totalEntries: number }

export type PageRange = {
  /** First and last entry on the page, counted from 1. Both are 0 without entries. */
  from: number
  to: number
  /** The page, clamped to the existing pages. */
  page: number
  /** At least 1. */
  lastPage: number
}

export type PageItem =
  | { kind: 'page'; page: number; isCurrent: boolean; isEssential: boolean }
  | { kind: 'gap'; after: number; isEssential: boolean }

export function paginationRange({ page, pageSize, totalEntries }: PagePlace): PageRange {
  const lastPage = Math.max(1, Math.ceil(totalEntries / pageSize))
  const existing = Math.min(Math.max(1, page), lastPage)
  return {
    from: totalEntries === 0 ? 0 : (existing - 1) * pageSize + 1,
    to: Math.min(existing * pageSize, totalEntries),
    page: existing,
    lastPage,
  }
}

const allShownUpTo = 7
const windowSize = 3

/**
 * The page numbers to show: up to seven, all of them. Otherwise the first, the last and three around the
 * current page, with gaps of at least two pages. A phone shows only the essential ones.
 */
export function paginationItems({ page, lastPage }: Pick<PageRange, 'page' | 'lastPage'>): PageItem[] {
  const windowStart = Math.max(1, Math.min(page - 1, lastPage - windowSize + 1))
  const isInWindow = (each: number) => each >= windowStart && each < windowStart + windowSize
  const isEssential = (each: number) => isInWindow(each) || each === lastPage
  const isShown = (each: number) => lastPage <= allShownUpTo || each === 1 || isEssential(each)

  const items: PageItem[] = []
  for (let each = 1; each <= lastPage; each += 1) {
    const isLoneGap = isShown(each - 1) && isShown(each + 1)
    if (isShown(each) || isLoneGap)
      items.push({ kind: 'page', page: each, isCurrent: each === page, isEssential: isEssential(each) })
    else if (isShown(each - 1)) items.push({ kind: 'gap', after: each - 1, isEssential: each > windowStart })
  }
  return items
}
