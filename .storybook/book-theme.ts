import { create } from 'storybook/theming'

import { markPaths } from '../packages/ui/src/brand/mark-paths.ts'
import { wordmarkPath } from '../packages/ui/src/brand/wordmark-path.ts'

/** Colors of the default banner. Storybook computes with them, so they cannot be CSS variables. */
type Colors = Record<
  | 'sidebar'
  | 'canvas'
  | 'surface1'
  | 'surface2'
  | 'line'
  | 'control'
  | 'text'
  | 'text3'
  | 'accent'
  | 'onAccent',
  string
>

const dark: Colors = {
  sidebar: '#0a0a11',
  canvas: '#100f17',
  surface1: '#17171f',
  surface2: '#1f1e27',
  line: '#25242c',
  control: '#74737e',
  text: '#f2f2f7',
  text3: '#9d9da8',
  accent: '#fca35a',
  onAccent: '#201208',
}
const light: Colors = {
  sidebar: '#efeef3',
  canvas: '#f6f6f9',
  surface1: '#ffffff',
  surface2: '#fafafc',
  line: '#e2e2e6',
  control: '#858591',
  text: '#191726',
  text3: '#656473',
  accent: '#a84200',
  onAccent: '#fffdfb',
}

const brandImage = ({ accent, text }: Colors) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="146" height="26" viewBox="0 0 146 26">
  <g fill="${accent}" transform="scale(.8125)"><path d="${markPaths.ring}"/><path d="${markPaths.peak}"/><path opacity=".5" d="${markPaths.shade}"/></g>
  <path fill="${text}" transform="translate(36 4.6) scale(.47)" d="${wordmarkPath}"/></svg>`)}`

// The selected item of the sidebar has white text on a darker shade of this color.
const chosen = { dark: '#c06a2c', light: light.accent } as const

const bookTheme = (base: 'dark' | 'light', colors: Colors) =>
  create({
    base,
    brandTitle: 'Olympus design system',
    brandImage: brandImage(colors),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: '"Geist Variable", ui-sans-serif, system-ui, sans-serif',
    fontCode: 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
    colorPrimary: colors.accent,
    colorSecondary: chosen[base],
    appBg: colors.sidebar,
    appContentBg: colors.canvas,
    appHoverBg: colors.surface2,
    appPreviewBg: colors.canvas,
    appBorderColor: colors.line,
    appBorderRadius: 8,
    barBg: colors.surface1,
    barTextColor: colors.text3,
    barHoverColor: colors.accent,
    barSelectedColor: colors.accent,
    buttonBg: colors.surface2,
    buttonBorder: colors.line,
    booleanBg: colors.surface2,
    booleanSelectedBg: colors.surface1,
    inputBg: colors.surface1,
    inputBorder: colors.control,
    inputTextColor: colors.text,
    inputBorderRadius: 8,
    textColor: colors.text,
    textInverseColor: colors.onAccent,
    textMutedColor: colors.text3,
  })

export const bookThemes = { dark: bookTheme('dark', dark), light: bookTheme('light', light) }
