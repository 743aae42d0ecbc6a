import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { daysBetween } from '../../locale/format.ts'
import { useFormat } from '../../locale/use-format.ts'
import { RewardName } from '../../shared/reward-name.tsx'
import { claims, failures, faultTexts } from './check-texts.ts'
import { drawnRange } from './drawn-range.ts'
import type { SpinReport } from './verify/verify-spin.ts'

type SpinCheck = SpinReport['checks'][number]

/** The claim of a check, and a line on how it was checked or why not. */
export function useCheckTexts(report: SpinReport) {
  const { t, i18n } = useLingui()
  const passedTexts = usePassedTexts(report)

  return (check: SpinCheck): { readonly claim: ReactNode; readonly line: string } => {
    const { name, state, fault } = check
    if (state === 'failed')
      return { claim: i18n._(failures[name]), line: fault ? i18n._(faultTexts[fault]) : '' }
    if (state === 'passed') return passedTexts[name]()
    const claim = i18n._(claims[name])
    if (state === 'unchecked')
      return {
        claim,
        line:
          report.verdict === 'fault' ? t`Stops at the first failure` : t`Your browser can’t check signatures`,
      }
    return {
      claim,
      line: name === 'log' ? t`Can be checked within a minute` : t`Can be checked once this seed is revealed`,
    }
  }
}

function usePassedTexts(report: SpinReport) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { proof, receipt, seed } = report
  const claimed = (name: keyof typeof claims) => i18n._(claims[name])
  const draw = receipt && format.number(receipt.statement.draw)

  return {
    receipt() {
      const key = receipt?.keyId ?? ''
      const moment = receipt ? format.dateTime(receipt.statement.time) : ''
      return { claim: claimed('receipt'), line: t`Key ${key}, ${moment}` }
    },
    commitment() {
      const days = seed && receipt ? daysBetween(new Date(seed.time), new Date(receipt.statement.time)) : 0
      const age = format.unit(days, 'day')
      return {
        claim: claimed('commitment'),
        line:
          days === 0
            ? t`Its fingerprint was published on the day of the spin`
            : t`Its fingerprint was published before the spin: ${age}`,
      }
    },
    seed: () => ({ claim: claimed('seed'), line: t`SHA-256 of both is the same` }),
    draw() {
      const total = receipt ? proof.table.sets[receipt.statement.set].weightTotal : 0
      const count = format.number(total)
      const last = format.number(total - 1)
      return {
        claim: t`Both numbers together give draw ${draw}`,
        line: t`Out of ${count} equally likely numbers, 0 to ${last}`,
      }
    },
    reward() {
      const range = drawnRange(report)
      if (!range) return { claim: claimed('reward'), line: '' }
      const reward = <RewardName contents={range.reward.contents} />
      const version = proof.table.version
      const from = format.number(range.from)
      const to = format.number(range.to)
      return {
        claim: (
          <Trans>
            {draw} is {reward}
          </Trans>
        ),
        line: t`Table ${version} gives it the numbers ${from} to ${to}`,
      }
    },
    log() {
      const entry = format.number((proof.receiptPosition?.index ?? 0) + 1)
      const size = format.number(proof.checkpoint.size)
      return { claim: claimed('log'), line: t`Entry ${entry} of ${size}` }
    },
  }
}
