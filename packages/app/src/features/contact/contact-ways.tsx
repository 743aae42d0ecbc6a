import { useLingui } from '@lingui/react/macro'
import type { Support } from '@olympus/contract/support'
import { Icon } from '@olympus/ui/icon/icon'
import {
  BookOpen,
  ChevronRight,
  ExternalLink,
  KeyRound,
  Mail,
  MessageCircle,
  type LucideIcon,
} from 'lucide-react'
import { useId, type ReactNode } from 'react'

import { paths } from '../../paths.ts'
import { useSession } from '../../session/session-context.ts'
import { Link } from '../../shared/navigation/link.tsx'
import * as styles from './contact.css.ts'

interface WayTexts {
  readonly icon: LucideIcon
  readonly name: string
  readonly line: string
}

const WayContent = ({ icon, name, line, isExternal }: WayTexts & { readonly isExternal: boolean }) => (
  <>
    <Icon icon={icon} size={20} className={styles.icon} />
    <span className={styles.texts}>
      <span className={styles.name}>{name}</span>
      <span className={styles.line}>{line}</span>
    </span>
    <Icon icon={isExternal ? ExternalLink : ChevronRight} size={14} className={styles.icon} />
  </>
)

const isWeb = (url: string) => /^https?:/.test(url)

/** The ways to get help besides the form. Only the configured ones are shown. */
export function ContactWays({ support }: { readonly support: Support }): ReactNode {
  const { t } = useLingui()
  const { user } = useSession()
  const headingId = useId()
  const { email, chatUrl, wikiUrl } = support
  const web = [
    {
      url: chatUrl,
      icon: MessageCircle,
      name: t`Chat`,
      line: t`Players and the team, quickest for simple questions`,
    },
    { url: wikiUrl, icon: BookOpen, name: t`Wiki`, line: t`Guides to the game and the portal` },
  ]

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>{t`Other ways`}</h2>
      <ul className={styles.ways}>
        {email !== null && (
          <li>
            <a className={styles.way} href={`mailto:${email}`}>
              <WayContent icon={Mail} name={email} line={t`For attachments and screenshots`} isExternal />
            </a>
          </li>
        )}
        {web.map(
          ({ url, ...texts }) =>
            url !== null &&
            isWeb(url) && (
              <li key={texts.name}>
                <a className={styles.way} href={url} target="_blank" rel="noreferrer">
                  <WayContent {...texts} isExternal />
                </a>
              </li>
            ),
        )}
        {!user && (
          <li>
            <Link className={styles.way} to={paths.resetPassword}>
              <WayContent
                icon={KeyRound}
                name={t`Forgot your password?`}
                line={t`We will email you a link to set a new one.`}
                isExternal={false}
              />
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}
