import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'

import { useForm } from '../../../shared/form/use-form.ts'
import { PageTitle } from '../../../shared/navigation/page-title.tsx'
import * as styles from '../../../shared/auth-page/auth-form.css.ts'
import { BackToLogin } from '../../../shared/auth-page/back-to-login.tsx'
import { DonePanel } from '../../../shared/auth-page/done-panel.tsx'
import { MailLinkForm } from './mail-link-form.tsx'
import { SetPasswordLink } from './set-password-link.tsx'
import { useLinkToken } from './use-link-token.ts'

const expiredMessage = msg`This link has expired.`

/** Target of the link in the email about a login that the player may not recognize. */
export function EndSessionPage(): ReactNode {
  const { t } = useLingui()
  const [isEnded, setIsEnded] = useState(false)

  const form = useForm(
    () => import('@olympus/contract/sessions').then(({ endSessionByLink }) => endSessionByLink),
    {
      initial: { token: useLinkToken() },
      input: (body) => ({ body }),
      invalidTexts: { token: expiredMessage },
      onDone: () => setIsEnded(true),
    },
  )

  return (
    <div className={styles.form}>
      <PageTitle title={t`Was this not you?`} />
      {isEnded ? (
        <DonePanel
          title={t`The device is logged out`}
          line={t`The person who logged in knows your password. Set a new one now. This also logs out all other devices.`}
        >
          <SetPasswordLink email="" />
          <BackToLogin />
        </DonePanel>
      ) : (
        <MailLinkForm
          form={form}
          title={t`Was this not you?`}
          line={t`Log out the device named in our email. Nothing else changes.`}
          action={t`Log out this device`}
          badLinkKey="SESSION_LINK_INVALID"
          badLinkMessage={expiredMessage}
          badLinkHelp={
            <>
              <p className={styles.line}>
                {t`If you do not recognize that device, set a new password. This logs out all devices.`}
              </p>
              <SetPasswordLink email="" />
            </>
          }
        />
      )}
    </div>
  )
}
