import { z } from './schema.ts'

/**
 * A field of objects with texts in the language of the request: which of these texts are English, because
 * nobody has translated them. Left out if none is.
 */
export const englishTexts = <const Fields extends readonly [string, ...string[]]>(...fields: Fields) => ({
  inEnglish: z.optional(z.array(z.enum(fields))),
})
