/** Spaces around it and the way accents are composed do not matter; capitals and everything inside do. */
export const isSamePhrase = (typed: string, phrase: string): boolean =>
  typed.trim().normalize('NFC') === phrase.trim().normalize('NFC')
