import { useLingui } from '@lingui/react/macro'
import { SideNav } from '@olympus/ui/side-nav/side-nav'
import type { ReactNode } from 'react'

import { paths } from '../paths.ts'
import { Link } from '../shared/navigation/link.tsx'
import { usePlaces } from './places.tsx'

export function PortalSideNav(): ReactNode {
  const { t } = useLingui()
  const { main, store, game } = usePlaces()
  return (
    <SideNav
      label={t`Main`}
      brandLink={<Link to={paths.home} />}
      brandLabel={t`Olympus, home`}
      groups={[
        { key: 'main', items: main },
        { key: 'store', label: t`Store`, items: store },
        { key: 'game', label: t`Game`, items: game },
      ]}
      legal={[
        <Link key="terms" to={paths.terms}>{t`Terms of service`}</Link>,
        <Link key="privacy" to={paths.privacy}>{t`Privacy policy`}</Link>,
      ]}
    />
  )
}
