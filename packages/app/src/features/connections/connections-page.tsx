import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { getConnections } from '@olympus/contract/connections'
import { Badge } from '@olympus/ui/badge/badge'
import { Card } from '@olympus/ui/card/card'
import { Icon } from '@olympus/ui/icon/icon'
import { Check, MessageCircle } from 'lucide-react'
import { useRef, type ReactNode } from 'react'

import { Loaded } from '../../shared/loading/loaded.tsx'
import { ChatConnectionPanel } from './chat-connection-panel.tsx'
import { useChatConnection } from './use-chat-connection.ts'

/** Settings tab for connected accounts. The chat account is the only one. */
export function ConnectionsPage(): ReactNode {
  const { t } = useLingui()
  const answer = useApi(getConnections)
  const card = useRef<HTMLElement>(null)
  const chat = answer.data?.chat
  const connecting = useChatConnection(Boolean(chat?.account))

  return (
    <Card
      ref={card}
      tabIndex={-1}
      isFlush
      icon={<Icon icon={MessageCircle} size={20} />}
      title={chat ? <span translate="no">{chat.provider}</span> : t`Chat account`}
      description={t`The chat community shows that your chat account and your game account belong together.`}
      actions={
        chat &&
        (chat.account ? (
          <Badge tone="success" icon={<Icon icon={Check} size={13} />}>
            {t`Connected`}
          </Badge>
        ) : (
          <Badge>{t`Not connected`}</Badge>
        ))
      }
    >
      <Loaded answer={answer}>
        {(connections) => (
          <ChatConnectionPanel chat={connections?.chat} connecting={connecting} focusFallback={card} />
        )}
      </Loaded>
    </Card>
  )
}
