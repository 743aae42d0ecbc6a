import { useLingui } from '@lingui/react/macro'

import { useFormat } from '../../locale/use-format.ts'

/** Formats an amount of Olympus Coins with its unit: `2,400 OC`. */
export function useOc(): (amount: number) => string {
  const { t } = useLingui()
  const format = useFormat()
  return (amount) => {
    const coins = format.number(amount)
    return t`${coins} OC`
  }
}
