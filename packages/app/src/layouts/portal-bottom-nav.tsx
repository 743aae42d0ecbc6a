import { useLingui } from '@lingui/react/macro'
import { BottomNav } from '@olympus/ui/bottom-nav/bottom-nav'
import { Suspense, lazy, useState, type ReactNode } from 'react'

import { usePlaces } from './places.tsx'

const PortalDrawer = lazy(() =>
  import('./portal-drawer.tsx').then(({ PortalDrawer: Component }) => ({ default: Component })),
)

/** The navigation on a phone; the last entry opens all other destinations. */
export function PortalBottomNav(): ReactNode {
  const { t } = useLingui()
  const { bar, isBehindMore } = usePlaces()
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <BottomNav
        label={t`Main`}
        items={bar}
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
