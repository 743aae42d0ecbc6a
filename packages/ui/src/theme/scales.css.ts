import { assignVars, globalStyle } from '@vanilla-extract/css'

import { inTheme } from './layered.ts'
import { media } from './media.ts'
import { vars } from './vars.css.ts'

const cjk = [
  '"PingFang SC"',
  '"PingFang TC"',
  '"Hiragino Sans GB"',
  '"Microsoft YaHei"',
  '"Microsoft JhengHei"',
  '"Noto Sans CJK SC"',
  '"Noto Sans CJK TC"',
].join(', ')
const cjkDisplay = [
  '"Songti SC"',
  '"Songti TC"',
  '"Noto Serif CJK SC"',
  '"Noto Serif CJK TC"',
  '"SimSun"',
  '"PMingLiU"',
].join(', ')

globalStyle(
  ':root',
  inTheme({
    vars: {
      [vars.font.cjk]: cjk,
      [vars.font.cjkDisplay]: cjkDisplay,
      [vars.font.display]:
        `"Piazzolla Variable", "Piazzolla Fallback", Georgia, ${vars.font.cjkDisplay}, serif`,
      [vars.font.ui]: `"Geist Variable", "Geist Fallback", system-ui, ${vars.font.cjk}, sans-serif`,
      [vars.text['3xl']]: '38px',
      [vars.leading['3xl']]: '42px',
      [vars.control.sm]: '32px',
      [vars.control.md]: '38px',
      ...assignVars(vars.duration, {
        fast: '140ms',
        base: '220ms',
        slow: '360ms',
      }),
      [vars.layout.topbarHeight]: '64px',
      [vars.layout.gutter]: '36px',
      [vars.layout.asideWidth]: '340px',
    },
    '@media': {
      [media.rail]: {
        vars: {
          [vars.layout.gutter]: '28px',
          [vars.layout.asideWidth]: '300px',
        },
      },
      [media.coarse]: { vars: { [vars.control.sm]: '40px', [vars.control.md]: '44px' } },
      [media.mobile]: {
        vars: {
          [vars.layout.gutter]: '16px',
          [vars.layout.topbarHeight]: '60px',
          [vars.control.md]: '44px',
          [vars.text['3xl']]: '29px',
          [vars.leading['3xl']]: '33px',
        },
      },
      [media.reducedMotion]: {
        vars: {
          [vars.duration.fast]: '1ms',
          [vars.duration.base]: '1ms',
          [vars.duration.slow]: '1ms',
        },
      },
    },
  }),
)
