/** A date and time for mails, in UTC because the reader's time zone is unknown. */
export const momentText = (moment: Date, tag: string): string =>
  `${moment.toLocaleString(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`
