import type { ApiError } from '@olympus/api-client/api-error'
import { useApiAction } from '@olympus/api-client/hooks'
import { previewSelection, type SelectionPreview } from '@olympus/contract/character-selection'
import { useEffect, useState } from 'react'

import type { ApiAnswer } from '../loading/loaded.tsx'

interface Asked {
  readonly keptIds: number[]
  readonly heirId: number
}

interface Answered {
  readonly question: string
  readonly data: SelectionPreview | undefined
  readonly error: ApiError | undefined
}

/** The dry run of a selection, asked for again whenever the selection changes. Null: nothing is asked. */
export function useSelectionPreview(asked: Asked | null): ApiAnswer<SelectionPreview> {
  const { call } = useApiAction(previewSelection)
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<Answered | null>(null)
  const question = asked && JSON.stringify([asked.keptIds, asked.heirId, round])

  useEffect(() => {
    if (question === null) return
    let isCurrent = true
    const [keptIds, heirId] = JSON.parse(question) as [number[], number, number]
    const read = async () => {
      const { data, error } = await call({ body: { keptIds, heirId } })
      if (isCurrent) setAnswer({ question, data, error })
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [call, question])

  const current = question !== null && answer?.question === question ? answer : null
  return {
    data: current?.data,
    error: current?.error,
    mutate: async () => setRound((count) => count + 1),
  }
}
