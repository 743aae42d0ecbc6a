import { media } from '@olympus/ui/theme/media'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const attributes = style({ display: 'grid', gap: space[5] })

export const main = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[6],
  minWidth: 0,
  '@media': { [media.mobile]: { display: 'contents' } },
})

/** On a phone what the character is comes first. */
export const last = style({ minWidth: 0, '@media': { [media.mobile]: { order: 1 } } })
