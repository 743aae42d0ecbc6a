import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { getSupport, type Support } from '@olympus/contract/support'
import type { ReactNode } from 'react'

import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { PageHead } from '../../shared/navigation/page-head.tsx'
import { CreditsCard } from './credits-card.tsx'
import { HelpCard } from './help-card.tsx'
import * as styles from './support-page.css.ts'

const hasNothing = ({ chatUrl, wikiUrl, email }: Support) => !chatUrl && !wikiUrl && !email

/** Help options and credits. */
export function SupportPage(): ReactNode {
  const { t } = useLingui()
  const support = useApi(getSupport)

  return (
    <>
      <PageHead title={t`Support`} line={t`Ask the community, look it up, or write to us.`} />
      <Loaded
        answer={support}
        isEmpty={hasNothing}
        empty={
          <p className={styles.line}>{t`The operator of this portal has not provided a contact yet.`}</p>
        }
      >
        {(data) => (
          <div className={styles.columns}>
            <HelpCard
              title={t`Chat community`}
              line={t`Other players and the team answer there, usually within minutes.`}
              action={t`Open the chat`}
              href={data && data.chatUrl}
            />
            <HelpCard
              title={t`Wiki`}
              line={t`Guides to classes, items, raids and everything else in the game.`}
              action={t`Open the wiki`}
              href={data && data.wikiUrl}
            />
            <HelpCard
              title={t`Write to us`}
              line={t`For questions about purchases, deliveries and your account. Include your account ID and the order ID.`}
              action={t`Write a message`}
              href={data && data.email && paths.contact}
            />
          </div>
        )}
      </Loaded>
      <CreditsCard />
    </>
  )
}
