import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listLaunchers } from '@olympus/contract/download'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Card } from '@olympus/ui/card/card'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { Icon } from '@olympus/ui/icon/icon'
import { LifeBuoy } from 'lucide-react'
import type { ReactNode } from 'react'

import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { Link } from '../../shared/navigation/link.tsx'
import { PageHead } from '../../shared/navigation/page-head.tsx'
import { CheckCard } from './check-card.tsx'
import * as styles from './download-page.css.ts'
import { currentRelease } from './launcher-rules.ts'
import { NotesCard } from './notes-card.tsx'
import { OlderVersions } from './older-versions.tsx'
import { PhoneCard } from './phone-card.tsx'
import { QuestionsCard } from './questions-card.tsx'
import { ReleaseCard } from './release-card.tsx'
import { RequirementsCard } from './requirements-card.tsx'
import { WindowsQuestions } from './windows-questions.tsx'

function NoLauncher(): ReactNode {
  const { t } = useLingui()
  return (
    <EmptyState
      icon="tied-scroll"
      title={t`There is no launcher to download yet`}
      description={t`Come back later, or ask us when it will be here.`}
      action={
        <ButtonLink asChild>
          <Link to={paths.contact}>{t`Contact support`}</Link>
        </ButtonLink>
      }
    />
  )
}

/** The launcher with everything that is needed to choose, verify and install it. */
export function DownloadPage(): ReactNode {
  const { t } = useLingui()
  const answer = useApi(listLaunchers)

  return (
    <>
      <PageHead
        title={t`Download`}
        line={t`Get the Olympus launcher for Windows and check that it really is ours.`}
      />
      <Loaded answer={answer} isEmpty={({ releases }) => releases.length === 0} empty={<NoLauncher />}>
        {(data) => {
          const release = data && currentRelease(data)
          return (
            <div className={styles.columns}>
              <div className={styles.stack}>
                <PhoneCard />
                {data && !release ? (
                  <Card isFlush>
                    <NoLauncher />
                  </Card>
                ) : (
                  <ReleaseCard release={release} />
                )}
                {data && <CheckCard launchers={data} />}
                <WindowsQuestions publisher={release?.publisher} />
                {data && <OlderVersions launchers={data} />}
                <QuestionsCard />
              </div>
              <div className={styles.stack}>
                <RequirementsCard requirements={data?.requirements} />
                {release && <NotesCard release={release} />}
                <Card title={t`Stuck?`}>
                  <div className={styles.help}>
                    <p
                      className={styles.quiet}
                    >{t`Tell us what the installer said and we’ll find out why.`}</p>
                    <ButtonLink asChild icon={<Icon icon={LifeBuoy} />} isBlock>
                      <Link to={paths.contact}>{t`Contact support`}</Link>
                    </ButtonLink>
                  </div>
                </Card>
              </div>
            </div>
          )
        }}
      </Loaded>
    </>
  )
}
