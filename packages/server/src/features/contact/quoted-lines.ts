import { singleLine } from '../../mail/single-line.ts'

/**
 * The lines of a message, each marked as a quotation. So no line of a sender can look like one of ours.
 */
export const quotedLines = (text: string): string[] =>
  text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `> ${singleLine(line)}`.trimEnd())

/**
 * Changes everything that mail programs would turn into a link: schemes, and dots within names. Ideographic
 * stops count as dots before Latin letters only, because they also end sentences.
 */
export const withoutLinks = (line: string): string =>
  line
    .replaceAll(/:(?=\/)/g, '[:]')
    .replaceAll(/(?<=[\p{L}\p{N}])[.．](?=[\p{L}\p{N}])/gu, '[.]')
    .replaceAll(/[。｡](?=[\p{Script=Latin}\p{N}])/gu, '[.]')
