let title = ''

/** Keeps the title of the page that the build renders. Nothing calls it in a browser. */
export const keepTitle = (next: string): void => void (title = next)

export const keptTitle = (): string => title
