import { useLingui } from '@lingui/react/macro'
import { SideNav } from '@olympus/ui/side-nav/side-nav'
import type { ReactNode } from 'react'

import { paths } from '../paths.ts'
import { Link } from '../shared/navigation/link.tsx'
import { usePlaces } from './places.tsx'

export function PortalSideNav(): ReactNode {
  const { t } = useLingui()
  const { groups } = usePlaces()
  return (
    <SideNav
      label={t`Main`}
      brandLink={<Link to={paths.home} />}
      brandLabel={t`Olympus, home`}
      groups={groups}
      legal={[
        <Link key="terms" to={paths.terms}>{t`Terms of service`}</Link>,
        <Link key="privacy" to={paths.privacy}>{t`Privacy policy`}</Link>,
      ]}
    />
  )
}
