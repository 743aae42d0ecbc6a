import { useLingui } from '@lingui/react/macro'
import { limits } from '@olympus/contract/limits'
import { useState, type ReactNode } from 'react'

import { useForm } from '../../../shared/form/use-form.ts'
import { PageTitle } from '../../../shared/navigation/page-title.tsx'
import * as styles from '../../../shared/auth-page/auth-form.css.ts'
import { BackToLogin } from '../../../shared/auth-page/back-to-login.tsx'
import { DonePanel } from '../../../shared/auth-page/done-panel.tsx'
import { usedLinkMessage } from './link-messages.ts'
import { MailLinkForm } from './mail-link-form.tsx'
import { useLinkToken } from './use-link-token.ts'

/** Target of the link that is mailed to a new address. */
export function ConfirmEmailPage(): ReactNode {
  const { t } = useLingui()
  const { emailUndoDays } = limits
  const [email, setEmail] = useState<string | null>(null)

  const form = useForm(() => import('@olympus/contract/account').then(({ confirmEmail }) => confirmEmail), {
    initial: { token: useLinkToken() },
    input: (body) => ({ body }),
    invalidTexts: { token: usedLinkMessage },
    onDone: (confirmed) => setEmail(confirmed.email),
  })

  return (
    <div className={styles.form}>
      <PageTitle title={t`Confirm your new email`} />
      {email === null ? (
        <MailLinkForm
          form={form}
          title={t`Confirm your new email`}
          line={t`After that, you log in with the address this link was sent to. All other devices are logged out.`}
          action={t`Confirm email`}
          badLinkKey="EMAIL_LINK_INVALID"
          badLinkMessage={usedLinkMessage}
          badLinkHelp={
            <p className={styles.line}>
              {t`If you have already confirmed your new email, log in with it. If not, you can change your email again in the settings.`}
            </p>
          }
        />
      ) : (
        <DonePanel
          title={t`Your email has been changed`}
          line={t`You now log in with ${email}. If this was a mistake, use the link we sent to your old address to undo it within ${emailUndoDays} days.`}
        >
          <BackToLogin isNext />
        </DonePanel>
      )}
    </div>
  )
}
