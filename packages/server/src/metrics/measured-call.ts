import { Failure } from '../failure.ts'
import type { CallOutcome } from './metric-table.ts'

const unavailableKeys: ReadonlySet<string> = new Set([
  'CONNECTION_PROVIDER_UNAVAILABLE',
  'PAYMENT_PROVIDER_UNAVAILABLE',
])

function outcomeOf(value: unknown): CallOutcome {
  if (!(value instanceof Failure)) return 'ok'
  return unavailableKeys.has(value.key) ? 'unavailable' : 'refused'
}

type Report = (outcome: CallOutcome, seconds: number) => void

/** Runs a call of another system and reports how it went and how long it took. */
export async function measuredCall<Value>(act: () => Promise<Value>, report: Report): Promise<Value> {
  const startedAt = performance.now()
  const end = (outcome: CallOutcome) => report(outcome, (performance.now() - startedAt) / 1000)
  try {
    const value = await act()
    end(outcomeOf(value))
    return value
  } catch (error) {
    end('fault')
    throw error
  }
}
