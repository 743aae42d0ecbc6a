/** Ignores surrounding spaces and the Unicode composition of accents. Case and inner spaces count. */
export const isSamePhrase = (typed: string, phrase: string): boolean =>
  typed.trim().normalize('NFC') === phrase.trim().normalize('NFC')
