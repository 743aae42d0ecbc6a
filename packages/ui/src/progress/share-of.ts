/** How much of `max` the value is, from 0 to 1. Nothing of nothing is 0. */
export const shareOf = (value: number, max: number, min = 0) =>
  max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0

/** Slides a full bar out of its track, so that its end keeps its shape. */
export const barTransform = (share: number) => `translateX(${(share - 1) * 100}%)`
