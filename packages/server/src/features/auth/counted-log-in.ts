import { Failure } from '../../failure.ts'
import type { CounterLabels } from '../../metrics/metric-table.ts'
import type { Metrics } from '../../metrics/metrics.ts'

type LogInLabels = CounterLabels<'olympus_logins_total'>
type Refusal = Exclude<LogInLabels['outcome'], 'logged-in' | 'second-factor-asked'>
type Outcome = Failure<Refusal> | { readonly token: string } | { readonly step: 'logged-in' | 'two-factor' }

function outcomeOf(outcome: Outcome): LogInLabels['outcome'] {
  if (outcome instanceof Failure) return outcome.key
  return 'step' in outcome && outcome.step === 'two-factor' ? 'second-factor-asked' : 'logged-in'
}

/** Counts an attempt to log in. Returns its outcome. */
export async function countedLogIn<Value extends Outcome>(
  metrics: Metrics,
  method: LogInLabels['method'],
  attempt: Promise<Value>,
): Promise<Value> {
  const outcome = await attempt
  metrics.count('olympus_logins_total', { method, outcome: outcomeOf(outcome) })
  return outcome
}
