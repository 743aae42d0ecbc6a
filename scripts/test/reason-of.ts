/** The first meaningful line of a failure. Storybook begins with an empty line and a link. */
export const reasonOf = (message: string): string =>
  message.split('\n').find((line) => line.trim() !== '' && !line.includes('Click to debug')) ?? ''
