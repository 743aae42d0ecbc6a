/** Writes the sign of a formatted number as a minus instead of a hyphen. */
export const trueMinus = (text: string): string => text.replace('-', '−')
