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

const text = {
  '2xs': ['11px', '14px'],
  xs: ['12px', '16px'],
  sm: ['13px', '18px'],
  md: ['14px', '20px'],
  mdLg: ['15px', '20px'],
  lg: ['16px', '24px'],
  xl: ['20px', '26px'],
  '2xl': ['26px', '32px'],
  '3xl': ['38px', '42px'],
  '4xl': ['44px', '48px'],
  '5xl': ['60px', '60px'],
  '6xl': ['168px', '150px'],
} as const

type TextSize = keyof typeof text
const textSizes = Object.keys(text) as TextSize[]
const column = (index: 0 | 1) =>
  Object.fromEntries(textSizes.map((size) => [size, text[size][index]])) as Record<TextSize, string>

globalStyle(
  ':root',
  inTheme({
    vars: {
      ...assignVars(vars.font, {
        cjk,
        cjkDisplay,
        display: `"Piazzolla Variable", "Piazzolla Fallback", "Iowan Old Style", "Palatino Linotype", Georgia, ${vars.font.cjkDisplay}, serif`,
        ui: `"Geist Variable", "Geist Fallback", ui-sans-serif, system-ui, "Segoe UI", Roboto, ${vars.font.cjk}, sans-serif`,
        mono: 'ui-monospace, "SF Mono", "Cascadia Mono", "Segoe UI Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
      }),
      ...assignVars(vars.text, column(0)),
      ...assignVars(vars.leading, column(1)),
      ...assignVars(vars.weight, { regular: '400', medium: '500', semibold: '600', bold: '700' }),
      ...assignVars(vars.control, {
        sm: '32px',
        md: '38px',
        lg: '44px',
        xl: '52px',
        row: '38px',
        touch: '44px',
        targetMin: '24px',
      }),
      ...assignVars(vars.duration, {
        instant: '80ms',
        fast: '140ms',
        base: '220ms',
        slow: '360ms',
      }),
      ...assignVars(vars.ease, {
        out: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
        in: 'cubic-bezier(0.6, 0, 0.9, 0.3)',
        inOut: 'cubic-bezier(0.6, 0, 0.2, 1)',
        spin: 'cubic-bezier(0.12, 0.72, 0.08, 1)',
      }),
      ...assignVars(vars.layout, {
        topbarHeight: '64px',
        sidebarWidth: '232px',
        bottombarHeight: '64px',
        contentMax: '1136px',
        gutter: '36px',
        wideGutter: '76px',
        asideWidth: '340px',
        headHeight: '236px',
      }),
      ...assignVars(vars.z, {
        sticky: '10',
        nav: '20',
        drawer: '30',
        dialog: '40',
        toast: '50',
        tooltip: '60',
      }),
    },
    '@media': {
      [media.rail]: {
        vars: {
          [vars.layout.sidebarWidth]: '68px',
          [vars.layout.gutter]: '28px',
          [vars.layout.asideWidth]: '300px',
        },
      },
      [media.coarse]: { vars: { [vars.control.sm]: '40px', [vars.control.md]: '44px' } },
      [media.mobile]: {
        vars: {
          [vars.layout.gutter]: '16px',
          [vars.layout.topbarHeight]: '60px',
          [vars.layout.headHeight]: '196px',
          [vars.control.md]: '44px',
          [vars.text['3xl']]: '29px',
          [vars.leading['3xl']]: '33px',
        },
      },
      [media.reducedMotion]: {
        vars: {
          [vars.duration.instant]: '1ms',
          [vars.duration.fast]: '1ms',
          [vars.duration.base]: '1ms',
          [vars.duration.slow]: '1ms',
        },
      },
    },
  }),
)
