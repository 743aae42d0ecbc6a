export interface LegalSection {
  /** Anchor of the section, the same in every language. */
  id: string
  title: string
  paragraphs: readonly string[]
  /** A list that follows the paragraphs. */
  items?: readonly string[]
}

export interface LegalText {
  /** What a consent is recorded with; the same in every language. */
  version: string
  /** Day of the last change, ISO 8601. */
  updatedOn: string
  /** Stands above the first section, for a translation says what it is worth. */
  notice?: string
  sections: readonly LegalSection[]
}
