import { useUpdateData } from '@olympus/api-client/cache'
import type { ApiErrorKey } from '@olympus/api-client/api-error'
import { useApiAction } from '@olympus/api-client/hooks'
import { connectChat, getConnections, startChatConnection } from '@olympus/contract/connections'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'

import { useLeaving } from '../../shared/navigation/use-leaving.ts'
import { connectionReturn, withoutReturn } from './connection-return-rules.ts'

interface ChatConnecting {
  /** What the chat community answered is being handed in. */
  readonly isFinishing: boolean
  /** The player is about to leave for the chat community. */
  readonly isLeaving: boolean
  readonly hasDeclined: boolean
  readonly refusal: ApiErrorKey | null
  /** Leads to the chat community; after a lost answer hands in once more what it had answered. */
  readonly connect: () => Promise<void>
}

/** Connects the chat account: away to the chat community, and back with its answer in the address. */
export function useChatConnection(isConnected: boolean): ChatConnecting {
  const [search, setSearch] = useSearchParams()
  const [arrival, setArrival] = useState(() => connectionReturn(search))
  const update = useUpdateData()
  const start = useApiAction(startChatConnection)
  const finish = useApiAction(connectChat)
  const { isLeaving, leaveFor } = useLeaving(start.isPending, 'chat account')
  const hasFinished = finish.isPending || finish.error !== null

  async function handIn(code: string, state: string): Promise<void> {
    const { data } = await finish.call({ body: { code, state } })
    if (!data) return
    await update(getConnections, () => ({ chat: data }))
    setArrival({ kind: 'none' })
  }

  const land = useEffectEvent(() => {
    if (connectionReturn(search).kind === 'none') return
    setSearch(withoutReturn(search), { replace: true })
    if (arrival.kind === 'agreed') void handIn(arrival.code, arrival.state)
  })
  useEffect(() => {
    // The code is good once: of the two runs while one develops, only the second comes this far.
    const landing = setTimeout(() => land())
    return () => clearTimeout(landing)
  }, [])

  async function connect(): Promise<void> {
    // No answer: the code may still be good. With any other refusal it is used up.
    if (arrival.kind === 'agreed' && finish.error?.key === 'API_ERROR')
      return handIn(arrival.code, arrival.state)
    setArrival({ kind: 'none' })
    finish.reset()
    const { data } = await start.call()
    if (data) leaveFor(data.url)
  }

  const isFinishing = finish.isPending || (arrival.kind === 'agreed' && !hasFinished)
  const isSettled = isConnected && !isFinishing
  const [wasSettled, setWasSettled] = useState(false)
  if (isSettled !== wasSettled) {
    setWasSettled(isSettled)
    // How a try ended says nothing of an account that is connected, nor of the time after it.
    if (isSettled) {
      setArrival({ kind: 'none' })
      start.reset()
      finish.reset()
    }
  }

  const arrivalRefusal = arrival.kind === 'failed' ? 'CONNECTION_PROVIDER_UNAVAILABLE' : null
  return {
    isFinishing,
    isLeaving: start.isPending || isLeaving,
    hasDeclined: arrival.kind === 'declined',
    refusal: start.error?.key ?? finish.error?.key ?? arrivalRefusal,
    connect,
  }
}
