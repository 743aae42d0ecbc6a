/** How long the wheel turns. */
export const defaultSpinMs = 5200
