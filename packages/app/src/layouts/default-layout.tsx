import type { ReactNode } from 'react'
import { Outlet } from 'react-router'

import { ApiArea } from '../session/api-area.tsx'
import { useFreshPage } from './use-fresh-page.ts'

/** Navigation around a page of the portal. */
export function DefaultLayout(): ReactNode {
  const main = useFreshPage()
  return (
    <ApiArea>
      <main ref={main} tabIndex={-1}>
        <Outlet />
      </main>
    </ApiArea>
  )
}
