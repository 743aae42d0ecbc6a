const maxWidth = 109

const isComment = (line: string): boolean => /^\s*(\/\/|\/\*|\*|\{\/\*)/.test(line)

/** Numbers of the comment lines that are too wide. The formatter wraps code but leaves comments alone. */
export const wideComments = (source: string): number[] =>
  source
    .split(/\r?\n/)
    .flatMap((line, index) => (line.length > maxWidth && isComment(line) ? [index + 1] : []))
