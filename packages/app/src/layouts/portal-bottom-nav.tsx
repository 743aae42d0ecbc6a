import { useLingui } from '@lingui/react/macro'
import { BottomNav } from '@olympus/ui/bottom-nav/bottom-nav'
import { Suspense, lazy, useState, type ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router'

import { usePlaces } from './places.tsx'

const PortalDrawer = lazy(() =>
  import('./portal-drawer.tsx').then(({ PortalDrawer: Component }) => ({ default: Component })),
)

/** The navigation on a phone; the last entry opens all other destinations. */
export function PortalBottomNav(): ReactNode {
  const { t } = useLingui()
  const { main, store, game } = usePlaces()
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const places = [...main, ...store, ...game]
  const isBehindMore = places.slice(4).some(({ path }) => matchPath({ path, end: false }, pathname) !== null)

  return (
    <>
      <BottomNav
        label={t`Main`}
        items={places.slice(0, 4)}
        more={{
          label: t`More`,
          isCurrent: isBehindMore,
          isExpanded: isOpen,
          onPress: () => setIsOpen(true),
        }}
      />
      {isOpen && (
        <Suspense>
          <PortalDrawer onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
