import type { Revision } from '@olympus/contract/bridge/characters'

export const isNewer = (one: Revision, other: Revision): boolean =>
  one.epoch === other.epoch ? one.counter > other.counter : one.epoch > other.epoch
