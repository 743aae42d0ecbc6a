const longestName = 100

/** A name that somebody chose elsewhere, fit for a line of a page: without what is invisible or turns its neighbours around. */
export const chatName = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .trim()
    .slice(0, longestName)
    .toWellFormed()
