const levelsPerBand = 10
/** The last band has no end. */
const lastBand = 20

export const levelBandOf = (level: number): number =>
  Math.max(0, Math.min(lastBand, Math.floor(level / levelsPerBand)))

export const levelsOf = (band: number): { from: number; to: number } => ({
  from: band * levelsPerBand,
  to: band * levelsPerBand + levelsPerBand - 1,
})
