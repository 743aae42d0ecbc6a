import { isRepeat } from '@olympus/api-client/arrivals'
import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import { getUser } from '@olympus/contract/account'

interface Answer {
  readonly balanceCoins: number
}

/** Shows the balance after an act. That of an answer that repeats is outdated, so it is requested. */
export function useNewBalance(): (answer: Answer) => Promise<unknown> {
  const update = useUpdateData()
  const revalidate = useRevalidate()
  return (answer) => {
    const { balanceCoins } = answer
    return isRepeat(answer) ? revalidate(getUser) : update(getUser, (user) => ({ ...user, balanceCoins }))
  }
}
