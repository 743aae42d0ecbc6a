/**
 * One line without what could change how the text around it is read: control characters (a line break in a subject would be a
 * header of its own) and those that turn the direction of writing.
 */
export const plainWords = (text: string): string =>
  text
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
