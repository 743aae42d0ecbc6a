import { useUpdateData } from '@olympus/api-client/cache'
import type { ApiError } from '@olympus/api-client/api-error'
import { useApiAction } from '@olympus/api-client/hooks'
import { connectChat, getConnections, startChatConnection } from '@olympus/contract/connections'
import type { ErrorKey } from '@olympus/contract/errors'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'

import { useLeaving } from '../../shared/navigation/use-leaving.ts'
import { connectionReturn, withoutReturn } from './connection-return-rules.ts'

interface ChatConnecting {
  /** True while the answer of the chat community is submitted. */
  readonly isFinishing: boolean
  /** True while the browser navigates to the chat community. */
  readonly isLeaving: boolean
  readonly hasDeclined: boolean
  readonly refusal: ApiError | ErrorKey | null
  /** Opens the chat community. If our server did not respond, submits the same code again instead. */
  readonly connect: () => Promise<void>
}

/** Connects the chat account. The chat community returns the player with its answer in the URL. */
export function useChatConnection(isConnected: boolean): ChatConnecting {
  const [search, setSearch] = useSearchParams()
  const [arrival, setArrival] = useState(() => connectionReturn(search))
  const update = useUpdateData()
  const start = useApiAction(startChatConnection)
  const finish = useApiAction(connectChat)
  const { isLeaving, leaveFor } = useLeaving(start.isPending, 'chat account')
  const hasFinished = finish.isPending || finish.error !== null

  async function submitCode(code: string, state: string): Promise<void> {
    const { data } = await finish.call({ body: { code, state } })
    if (!data) return
    await update(getConnections, () => ({ chat: data }))
    setArrival({ kind: 'none' })
  }

  const handleReturn = useEffectEvent(() => {
    if (connectionReturn(search).kind === 'none') return
    setSearch(withoutReturn(search), { replace: true })
    if (arrival.kind === 'agreed') void submitCode(arrival.code, arrival.state)
  })
  useEffect(() => {
    // The code works once. Strict mode runs effects twice, so the timer drops the first run.
    const timer = setTimeout(() => handleReturn())
    return () => clearTimeout(timer)
  }, [])

  async function connect(): Promise<void> {
    // Without a response the code may still be valid. Any other error means that it is used up.
    if (arrival.kind === 'agreed' && finish.error?.key === 'API_ERROR')
      return submitCode(arrival.code, arrival.state)
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
    // Once connected, the outcome of earlier attempts is outdated, even after disconnecting.
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
    refusal: start.error ?? finish.error ?? arrivalRefusal,
    connect,
  }
}
