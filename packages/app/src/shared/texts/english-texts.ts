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

/** Whether one of the objects has a text that is not in the language of the page. */
export const hasEnglish = (objects: readonly OperatorTexts[]): boolean =>
  objects.some(({ inEnglish }) => inEnglish !== undefined)
