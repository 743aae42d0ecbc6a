export type WheelResult = {
  /** Place of the reward in the list, decided by the server. */
  index: number
  /** Any number that belongs to this spin, its ID: where inside of the sector the pointer stops. */
  seed?: number | undefined
}

export type WheelState =
  | { status: 'idle' }
  | { status: 'requesting' }
  | { status: 'spinning'; result: WheelResult }
  | { status: 'revealed'; result: WheelResult }
  /** Nothing was won and nothing was lost. */
  | { status: 'error'; message: string }

export type WheelEvent =
  | { type: 'request' }
  | { type: 'answer'; result: WheelResult }
  | { type: 'refuse'; message: string }
  | { type: 'reveal' }

export const isBusy = ({ status }: WheelState): boolean => status === 'requesting' || status === 'spinning'

/** An event that does not fit the state changes nothing: a late answer, a second press. */
export function wheelState(state: WheelState, event: WheelEvent): WheelState {
  if (event.type === 'request') return isBusy(state) ? state : { status: 'requesting' }
  if (event.type === 'reveal')
    return state.status === 'spinning' ? { status: 'revealed', result: state.result } : state
  if (state.status !== 'requesting') return state
  return event.type === 'answer'
    ? { status: 'spinning', result: event.result }
    : { status: 'error', message: event.message }
}
