/** An object with texts of operators, as the API replies it. */
export interface OperatorTexts<Field extends string = string> {
  /** The texts that are English because nobody has translated them. */
  readonly inEnglish?: readonly Field[] | undefined
}

/** The `lang` of a text; undefined if it is in the language of the page. */
export const langOf = <Field extends string>(
  object: OperatorTexts<Field> | null | undefined,
  field: NoInfer<Field>,
): 'en' | undefined => (object?.inEnglish?.includes(field) ? 'en' : undefined)

/** Marks an element with English labels, which have no language of their own in HTML. */
export const englishLabels = (langs: Iterable<'en' | undefined>): { 'data-english'?: true } =>
  [...langs].includes('en') ? { 'data-english': true } : {}
