import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listCharacters } from '@olympus/contract/characters'
import { limits } from '@olympus/contract/limits'
import { Announcer } from '@olympus/ui/announcer/announcer'
import { PageBanner } from '@olympus/ui/page-head/page-banner'
import { Shell, ShellPage } from '@olympus/ui/shell/shell'
import { TooltipProvider } from '@olympus/ui/tooltip/tooltip'
import { Suspense, use, useEffect, useState, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'

import { ApiArea } from '../session/api-area.tsx'
import { lazyPart } from '../shared/loading/lazy-part.tsx'
import { PageFrames } from '../shared/navigation/page-frames.ts'
import { LinkPresses, PressedPage } from '../shared/navigation/pressed-page.ts'
import { EnglishNote } from '../shared/texts/english-note.tsx'
import { frameOf } from './page-frame.tsx'
import { PortalBottomNav } from './portal-bottom-nav.tsx'
import { PortalSideNav } from './portal-side-nav.tsx'
import { PortalToaster } from './portal-toaster.tsx'
import { PortalTopNav } from './portal-top-nav.tsx'
import { useAccountAppearance } from './use-account-appearance.ts'
import { useIdlePreload } from './use-idle-preload.ts'

const SelectionBanner = lazyPart(
  () => import('../shared/character-selection/selection-banner.tsx'),
  'SelectionBanner',
)

// Elements of their own, so that a change of the page does not render them anew.
const parts = {
  sideNav: <PortalSideNav />,
  topNav: <PortalTopNav />,
  bottomNav: <PortalBottomNav />,
  notice: <Notice />,
  banner: <PageBanner />,
}

/** The navigation around each page for players. */
export const DefaultLayout = (): ReactNode => (
  <ApiArea>
    <TooltipProvider showDelayMs={limits.tooltipShowDelayMs}>
      <PortalFrame />
    </TooltipProvider>
    <Announcer />
    <PortalToaster />
  </ApiArea>
)

function PortalFrame(): ReactNode {
  const { t } = useLingui()
  useIdlePreload()
  useAccountAppearance()

  return (
    <Shell skipLabel={t`Skip to content`} {...parts}>
      <ShellPage>
        <PageFrames value={frameOf}>
          <FrameOrPage />
        </PageFrames>
        <EnglishNote />
      </ShellPage>
    </Shell>
  )
}

/** The frame of a page whose link was pressed, until the router has followed. */
function FrameOrPage(): ReactNode {
  const location = useLocation()
  const pressed = use(PressedPage)
  const { arrive } = use(LinkPresses)
  useEffect(() => arrive(location), [location, arrive])
  const frame = pressed !== null && frameOf(pressed)
  return (
    frame || (
      <Suspense>
        <Outlet />
      </Suspense>
    )
  )
}

/** The top bar needs the roster anyway, and the code is loaded only by the few who have a selection. */
function Notice(): ReactNode {
  const { data: roster } = useApi(listCharacters)
  const hasSelection = Boolean(roster?.openSelection)
  // Stays mounted when the selection is over, because its dialog may still be open.
  const [isNeeded, setIsNeeded] = useState(hasSelection)
  if (hasSelection && !isNeeded) setIsNeeded(true)
  return (
    isNeeded && (
      <Suspense>
        <SelectionBanner />
      </Suspense>
    )
  )
}
