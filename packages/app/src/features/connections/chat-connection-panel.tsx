import { useLingui } from '@lingui/react/macro'
import type { ChatConnection } from '@olympus/contract/connections'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { CardSection } from '@olympus/ui/card/card'
import { KeyValue, KeyValueList } from '@olympus/ui/key-value/key-value'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { useState, type ReactNode, type RefObject } from 'react'

import { Moment } from '../../shared/moment.tsx'
import { ErrorText } from '../../shared/texts/error-text.tsx'
import * as styles from './connections-page.css.ts'
import { DisconnectDialog } from './disconnect-dialog.tsx'
import type { useChatConnection } from './use-chat-connection.ts'

interface ChatConnectionPanelProps {
  readonly chat: ChatConnection | undefined
  readonly connecting: ReturnType<typeof useChatConnection>
  readonly focusFallback: RefObject<HTMLElement | null>
}

export function ChatConnectionPanel({
  chat,
  connecting,
  focusFallback,
}: ChatConnectionPanelProps): ReactNode {
  const { t } = useLingui()
  const [isAsked, setIsAsked] = useState(false)
  const { isFinishing, refusal, hasDeclined } = connecting
  const provider = chat?.provider ?? ''
  const isOpen = chat?.account === null

  return (
    <CardSection className={styles.part}>
      {isOpen && refusal && (
        <Callout tone="danger" role="alert" className={styles.wide}>
          <ErrorText error={refusal} />
        </Callout>
      )}
      {isOpen && hasDeclined && (
        <Callout role="status" className={styles.wide}>
          {t`Nothing was connected because you declined on ${provider}.`}
        </Callout>
      )}
      {chat?.account ? (
        <>
          <KeyValueList className={styles.facts}>
            <KeyValue label={t`Connected as`}>
              <span translate="no">{chat.account.name}</span>
            </KeyValue>
            <KeyValue label={t`Connected since`}>
              <Moment at={chat.account.connectedAt} as="date" />
            </KeyValue>
          </KeyValueList>
          <Button onClick={() => setIsAsked(true)}>{t`Disconnect`}</Button>
          {isAsked && (
            <DisconnectDialog
              provider={provider}
              focusFallback={focusFallback}
              onClose={() => setIsAsked(false)}
            />
          )}
        </>
      ) : (
        <NotConnected provider={chat?.provider} connecting={connecting} />
      )}
      {chat && (
        <p role="status" className={styles.status}>
          {isFinishing ? t`Connecting to ${provider}. This takes a moment.` : ''}
        </p>
      )}
    </CardSection>
  )
}

interface NotConnectedProps {
  readonly provider: string | undefined
  readonly connecting: ChatConnectionPanelProps['connecting']
}

function NotConnected({ provider, connecting }: NotConnectedProps): ReactNode {
  const { t } = useLingui()
  const { isFinishing, isLeaving, refusal, connect } = connecting
  const isUnknown = provider === undefined

  return (
    <>
      <p className={styles.text}>
        <Skeleton isLoading={isUnknown}>
          {t`${provider} will ask for your permission. We only get your name there, nothing else.`}
        </Skeleton>
      </p>
      <Skeleton isLoading={isUnknown}>
        <Button tone="primary" size="lg" isPending={isFinishing || isLeaving} onClick={() => void connect()}>
          {refusal ? t`Try again` : t`Connect ${provider}`}
        </Button>
      </Skeleton>
    </>
  )
}
