import { fails, mock } from '@olympus/api-client/mock'
import { sampleTokens } from '@olympus/api-client/mocks/sample-tokens'
import type { DataOf, Endpoint, RequestOf } from '@olympus/contract/endpoint'
import { stepUp, stepUpWithPasskey } from '@olympus/contract/step-up'

import type { Mocking } from './mocked.ts'

/** Story annotations for an endpoint that fails until the player has confirmed their identity. */
export const provenFirst = <E extends Endpoint>(
  endpoint: E,
  answer: (request: RequestOf<E>) => DataOf<E>,
): { readonly beforeEach: (context: Mocking) => void } => ({
  beforeEach({ msw }) {
    let isProven = false
    const prove = () => {
      isProven = true
      return { until: '2025-06-12T09:51:00Z', ...sampleTokens }
    }
    msw.use(
      mock(endpoint, (request) => (isProven ? answer(request) : fails('STEP_UP_REQUIRED'))),
      mock(stepUp, prove),
      mock(stepUpWithPasskey, prove),
    )
  },
})
