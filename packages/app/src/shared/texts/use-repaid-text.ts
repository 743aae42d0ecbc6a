import { useLingui } from '@lingui/react/macro'

import { useOc } from './use-oc.ts'

/** Says that some of the received coins paid off a debt, or a part of it. */
export function useRepaidText(): (receivedCoins: number, repaidCoins: number) => string {
  const { t } = useLingui()
  const oc = useOc()
  return (receivedCoins, repaidCoins) => {
    const coins = oc(receivedCoins)
    const repaid = oc(repaidCoins)
    return t`You received ${coins}. Of these, ${repaid} went toward what you owed.`
  }
}
