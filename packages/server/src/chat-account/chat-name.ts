const longestName = 100

/** Cleans a name from another service: removes invisible and direction-changing characters. */
export const chatName = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .trim()
    .slice(0, longestName)
    .toWellFormed()
