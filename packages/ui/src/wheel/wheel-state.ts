import type { WheelReward } from './wheel-reward.ts'

export type WheelResult = {
  /** Index of the reward in the list, decided by the server. */
  index: number
  /** A number unique to this spin, such as its ID. Decides where in the sector the pointer stops. */
  seed?: number | undefined
  /** The list that it was drawn from: the `rewards` of the next spin may be others. */
  rewards?: readonly WheelReward[] | undefined
}

export type WheelState =
  | { status: 'idle' }
  | { status: 'requesting' }
  | { status: 'spinning'; result: WheelResult }
  | { status: 'revealed'; result: WheelResult }
  /** The spin was refused: nothing was won or lost. */
  | { status: 'error'; message: string }

export type WheelEvent =
  | { type: 'request' }
  | { type: 'answer'; result: WheelResult }
  | { type: 'refuse'; message: string }
  | { type: 'reveal' }

export const isBusy = ({ status }: WheelState): boolean => status === 'requesting' || status === 'spinning'

/** Ignores events that do not fit the state, such as a late answer or a second press. */
export function wheelState(state: WheelState, event: WheelEvent): WheelState {
  if (event.type === 'request') return isBusy(state) ? state : { status: 'requesting' }
  if (event.type === 'reveal')
    return state.status === 'spinning' ? { status: 'revealed', result: state.result } : state
  if (state.status !== 'requesting') return state
  return event.type === 'answer'
    ? { status: 'spinning', result: event.result }
    : { status: 'error', message: event.message }
}
