/** The value as a share of `max`, from 0 to 1. 0 if `max` is 0. */
export const shareOf = (value: number, max: number, min = 0) =>
  max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0

/** Translates a full-width bar out of its track, so that its rounded end keeps its shape. */
export const barTransform = (share: number) => `translateX(${(share - 1) * 100}%)`
