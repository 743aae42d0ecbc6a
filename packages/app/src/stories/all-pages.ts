import { layoutTable, notFoundPage, routeTable } from '../route-table.ts'

/**
 * Story loader that loads the code of every page, for stories that navigate. Loading
 * is not part of what they show.
 */
export async function allPages(): Promise<object> {
  const pages = routeTable.flatMap(({ page, children = [] }) => [
    page,
    ...children.map((child) => child.page),
  ])
  await Promise.all([...Object.values(layoutTable), notFoundPage, ...pages].map((page) => page.load()))
  return {}
}
