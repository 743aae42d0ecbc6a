/** A moment as a mail tells it, to a reader whose time zone nobody knows. */
export const momentText = (moment: Date, tag: string): string =>
  `${moment.toLocaleString(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`
