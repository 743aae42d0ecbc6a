import { useLingui } from '@lingui/react/macro'
import { useApi, useApiAction } from '@olympus/api-client/hooks'
import { getUser } from '@olympus/contract/account'
import { mailDownloadLink } from '@olympus/contract/download'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Card } from '@olympus/ui/card/card'
import { CopyButton } from '@olympus/ui/copy-button/copy-button'
import { Icon } from '@olympus/ui/icon/icon'
import { Mail, Share2, Smartphone } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useHref } from 'react-router'

import { paths } from '../../paths.ts'
import { maskedEmail } from '../../shared/masked-email.ts'
import { useBrowserValue } from '../../shared/use-browser-value.ts'
import { ErrorText } from '../../shared/texts/error-text.tsx'
import * as styles from './download-page.css.ts'

/** On a phone: ways to get the link to a computer. */
export function PhoneCard(): ReactNode {
  const { t } = useLingui()
  const { data: user } = useApi(getUser)
  const { call, error, isPending } = useApiAction(mailDownloadLink)
  const [sentTo, setSentTo] = useState<string>()
  const url = useBrowserValue(() => location.origin, '') + useHref(paths.download)
  const canShare = useBrowserValue(() => 'share' in navigator, false)
  const email = user && maskedEmail(user.email)

  async function send() {
    setSentTo(undefined)
    const { data } = await call({})
    if (data) setSentTo(data.sentTo)
  }

  return (
    <Card
      className={styles.phone}
      icon={
        <span className={styles.phoneTile}>
          <Icon icon={Smartphone} size={20} />
        </span>
      }
      title={t`The game runs on Windows`}
      description={t`Send the link to your computer and download it there.`}
    >
      <div className={styles.help}>
        {error && (
          <Callout tone="danger" role="alert">
            <ErrorText error={error} />
          </Callout>
        )}
        <Button
          tone="primary"
          size="lg"
          isBlock
          icon={<Icon icon={Mail} />}
          isPending={isPending}
          onClick={() => void send()}
        >
          {t`Email me the link`}
        </Button>
        <p role="status" className={styles.small}>
          {sentTo !== undefined ? t`Sent to ${sentTo}` : email !== undefined && t`Goes to ${email}`}
        </p>
        <div className={styles.phoneActions}>
          <CopyButton
            text={url}
            label={t`Copy link`}
            copiedLabel={t`Copied`}
            refusedLabel={t`Copying failed. The text is selected, so you can copy it with your keyboard.`}
          >
            {t`Copy link`}
          </CopyButton>
          {canShare && (
            <Button
              icon={<Icon icon={Share2} />}
              onClick={() => void navigator.share({ url, title: t`Olympus launcher` }).catch(() => {})}
            >
              {t`Share`}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
