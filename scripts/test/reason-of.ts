/** The first line of a failure that says something. Storybook begins with an empty one and a link. */
export const reasonOf = (message: string): string =>
  message.split('\n').find((line) => line.trim() !== '' && !line.includes('Click to debug')) ?? ''
