// @vitest-environment happy-dom
import { act, use } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'

import { matchRoute } from './match-route.ts'
import { paths } from './paths.ts'
import { PressedPages, shownPages } from './pressed-pages.tsx'
import { routeTable } from './route-table.ts'
import { LinkPresses, PressedPage } from './shared/navigation/pressed-page.ts'

let pressed: string | null
let presses: Parameters<typeof LinkPresses>[0]['value']

function Layout() {
  pressed = use(PressedPage)
  presses = use(LinkPresses)
  return null
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.createElement('div'))
  act(() =>
    root.render(
      <PressedPages>
        <Layout />
      </PressedPages>,
    ),
  )
  return () => {
    act(() => root.unmount())
    for (const { page } of routeTable) shownPages.delete(page)
    vi.unstubAllGlobals()
  }
})

const press = (pathname: string) => {
  act(() => presses.press(pathname))
  return pressed
}

test.each([
  [paths.shop, paths.shop],
  ['/shop/pithos', paths.shop],
  // Leads on to its first board.
  [paths.leaderboards, paths.leaderboard],
  ['/nowhere', null],
])('a press on a link to %s asks for the frame of %s', (pathname, page) => {
  expect(press(pathname)).toBe(page)
})

test('a page that was shown before needs no frame', () => {
  for (const { page } of matchRoute(routeTable, paths.shop).chain) shownPages.add(page)
  expect(press(paths.shop)).toBeNull()
})

test('the frame is over once the router has followed', () => {
  press(paths.shop)
  act(() => presses.arrive({ pathname: paths.shop, search: '', hash: '', state: null, key: 'a' } as never))
  expect(pressed).toBeNull()
})
