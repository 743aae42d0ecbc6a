export interface LegalSection {
  /** Anchor of the section. The same in every language. */
  id: string
  title: string
  paragraphs: readonly string[]
  /** Bullet points after the paragraphs. */
  items?: readonly string[]
}

export interface LegalText {
  /** Recorded with each consent. The same in every language: a new translation keeps it. */
  version: string
  /** Date of the last change, ISO 8601. */
  updatedOn: string
  /** Shown above the first section. A translation states its legal status here. */
  notice?: string
  sections: readonly LegalSection[]
}
