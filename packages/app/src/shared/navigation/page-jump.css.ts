import { media } from '@olympus/ui/theme/media'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const fieldWidth = '84px'

export const form = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[5]} ${vars.space[3]} 0`,
  '@media': {
    [media.mobile]: { flexGrow: 1, justifyContent: 'center', padding: `0 ${vars.space[4]} ${vars.space[3]}` },
  },
})

export const field = style({ width: fieldWidth })
