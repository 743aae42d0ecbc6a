import { useLingui as useMessages } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Icon } from '@olympus/ui/icon/icon'
import { KeyValue, KeyValueList } from '@olympus/ui/key-value/key-value'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

import { CopyableId } from '../../shared/copyable-id.tsx'
import { Moment } from '../../shared/moment.tsx'
import { PageTitle } from '../../shared/navigation/page-title.tsx'
import * as formStyles from '../../shared/auth-page/auth-form.css.ts'
import { DonePanel } from '../../shared/auth-page/done-panel.tsx'
import * as styles from './contact.css.ts'
import { topicMessages } from './topic-messages.ts'
import type { SentMessage } from './use-contact-form.ts'

interface MessageSentProps {
  readonly sent: SentMessage
  readonly onWriteAgain: () => void
}

/** Confirms a message. The reference is in both mails, too. */
export function MessageSent({ sent, onWriteAgain }: MessageSentProps): ReactNode {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { reference, email, sentAt, topic } = sent

  return (
    <>
      <PageTitle title={t`Message sent`} />
      <span className={styles.done}>
        <Icon icon={Check} size={24} />
      </span>
      <DonePanel
        title={t`Message sent`}
        line={
          <Trans>
            We emailed a copy to <strong className={styles.name}>{email}</strong>. Our answer goes to the same
            address, usually within a day.
          </Trans>
        }
      >
        <KeyValueList>
          <KeyValue label={t`Reference`}>
            <CopyableId id={reference} copyLabel={t`Copy reference ${reference}`} />
          </KeyValue>
          <KeyValue label={t({ message: 'About', context: 'topic of a message' })}>
            {_(topicMessages[topic])}
          </KeyValue>
          <KeyValue label={t`Sent`}>
            <Moment at={sentAt} />
          </KeyValue>
        </KeyValueList>
        <p className={formStyles.line}>
          {t`No copy after five minutes? Check your spam folder, then write again with another address.`}
        </p>
        <Button size="lg" isBlock onClick={onWriteAgain}>
          {t`Write again`}
        </Button>
      </DonePanel>
    </>
  )
}
