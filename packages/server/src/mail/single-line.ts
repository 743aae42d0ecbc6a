/**
 * Makes a text one line without control and bidirectional characters, which could change how the text
 * around it is read. A line break in a subject would add a header.
 */
export const singleLine = (text: string): string =>
  text
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
