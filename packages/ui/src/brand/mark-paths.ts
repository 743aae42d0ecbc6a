/** The mark in a 32 x 32 box: a ring and the peak with its shaded side. */
export const markPaths = {
  ring: 'M16 1.5a14.5 14.5 0 1 0 0 29 14.5 14.5 0 0 0 0-29Zm0 2.2a12.3 12.3 0 0 1 10.4 18.9L18.2 8.8a2.5 2.5 0 0 0-4.4 0L5.6 22.6A12.3 12.3 0 0 1 16 3.7Z',
  peak: 'M16 10.4 8.2 23.6h4.9l1.6-3.2 1.3 2.2z',
  shade: 'M16 10.4l7.8 13.2h-4.6L16 18z',
} as const
