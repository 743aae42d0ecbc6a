import { createHash } from 'node:crypto'
import { sandboxPath } from './sandbox-provider.ts'

const dark = `color-scheme: dark;
  --canvas: oklch(.173 .016 288); --surface: oklch(.208 .016 288); --raised: oklch(.24 .016 288); --field: oklch(.158 .016 288);
  --line: oklch(.98 .016 288 / .12); --line-control: oklch(.56 .016 288);
  --text: oklch(.962 .006 288); --text-2: oklch(.81 .013 288); --text-3: oklch(.7 .016 288);
  --accent: oklch(.79 .138 58); --accent-hover: oklch(.845 .119 58); --accent-active: oklch(.72 .138 58); --on-accent: oklch(.2 .03 58);
  --gold: oklch(.85 .125 88); --danger: oklch(.74 .15 24); --danger-soft: oklch(.74 .15 24 / .12); --danger-line: oklch(.74 .15 24 / .4);
  --warning: oklch(.84 .13 86); --warning-soft: oklch(.84 .13 86 / .12); --warning-line: oklch(.84 .13 86 / .36);`

const light = `color-scheme: light;
  --canvas: oklch(.974 .004 288); --surface: oklch(1 0 0); --raised: oklch(.985 .003 288); --field: oklch(1 0 0);
  --line: oklch(.25 .032 288 / .14); --line-control: oklch(.62 .019 288);
  --text: oklch(.215 .029 288); --text-2: oklch(.4 .026 288); --text-3: oklch(.51 .024 288);
  --accent: oklch(.51 .15 46); --accent-hover: oklch(.46 .15 46); --accent-active: oklch(.42 .15 46); --on-accent: oklch(.995 .004 46);
  --gold: oklch(.56 .112 76); --danger: oklch(.51 .195 17); --danger-soft: oklch(.51 .195 17 / .1); --danger-line: oklch(.51 .195 17 / .4);
  --warning: oklch(.5 .105 72); --warning-soft: oklch(.5 .105 72 / .12); --warning-line: oklch(.5 .105 72 / .36);`

/** Styles of the sandbox, with the colors of the portal in both themes. */
export const sandboxStyle = `
:root { ${dark} }
@media (prefers-color-scheme: light) { :root { ${light} } }
:root[data-theme=dark] { ${dark} }
:root[data-theme=light] { ${light} }
*, ::before, ::after { box-sizing: border-box }
body { margin: 0; min-height: 100vh; padding: 32px 16px 48px; background: var(--canvas); color: var(--text-2);
  font: 14px/20px "Geist Variable", ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif; font-variant-numeric: tabular-nums }
main, header { max-width: 880px; margin: 0 auto }
header { display: flex; align-items: center; gap: 10px; margin-bottom: 20px; color: var(--text) }
header svg { color: var(--accent); flex: none }
header strong { font: 600 20px/26px var(--display); letter-spacing: .02em }
:root { --display: "Piazzolla Variable", "Iowan Old Style", "Palatino Linotype", Georgia, serif }
h1 { margin: 0 0 8px; color: var(--text); font: 600 26px/32px var(--display) }
h2 { margin: 0 0 12px; color: var(--text); font: 600 20px/26px var(--display) }
p { margin: 0 0 12px }
a { color: var(--accent) }
.badge { margin-left: auto; padding: 2px 10px; border: 1px solid var(--warning-line); border-radius: 999px; background: var(--warning-soft);
  color: var(--warning); font-size: 12px; font-weight: 600 }
.layout { display: grid; grid-template-columns: minmax(0, 1fr) 320px; gap: 24px; align-items: start }
.card { padding: 20px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface) }
.card + .card { margin-top: 24px }
.card > :last-child { margin-bottom: 0 }
.quiet { color: var(--text-3) }
.amount { margin: 16px 0 4px; color: var(--text); font: 600 38px/42px var(--display) }
.coins { display: flex; align-items: center; gap: 8px; color: var(--text); font-weight: 600; font-size: 16px; line-height: 24px }
.coins svg { color: var(--gold); flex: none }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; margin-top: 16px }
.wide { grid-column: 1 / -1 }
label { display: block; margin-bottom: 6px; color: var(--text-2); font-size: 13px; line-height: 18px; font-weight: 500 }
input { width: 100%; height: 44px; padding: 0 12px; border: 1px solid var(--line-control); border-radius: 8px; background: var(--field);
  color: var(--text); font: inherit; font-size: 16px }
input:focus-visible, button:focus-visible, a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent-hover); outline-offset: 2px }
input[aria-invalid=true] { border-color: var(--danger) }
.hint, .problem { margin: 6px 0 0; font-size: 13px; line-height: 18px }
.hint { color: var(--text-3) } .problem { color: var(--danger) }
button { width: 100%; min-height: 52px; padding: 8px 20px; border: 0; border-radius: 8px; background: var(--accent); color: var(--on-accent);
  font: inherit; font-size: 16px; font-weight: 600; cursor: pointer }
button:hover { background: var(--accent-hover) } button:active { background: var(--accent-active); transform: translateY(1px) }
.cancel { display: inline-flex; align-items: center; min-height: 44px; margin-top: 8px }
.alert { margin: 16px 0 0; padding: 12px 16px; border: 1px solid var(--danger-line); border-radius: 8px; background: var(--danger-soft);
  color: var(--danger); font-weight: 500 }
ul { margin: 0; padding: 0; list-style: none }
li { padding: 10px 0; border-top: 1px solid var(--line) }
li code { display: block; color: var(--text); font: 14px/20px ui-monospace, "SF Mono", Menlo, Consolas, monospace; user-select: all }
.narrow { max-width: 520px }
@media (max-width: 860px) { body { padding-top: 20px } .layout { grid-template-columns: minmax(0, 1fr); gap: 16px }
  .card { padding: 16px } .card + .card { margin-top: 16px } .amount { font-size: 29px; line-height: 33px } }
@media (prefers-reduced-motion: reduce) { button:active { transform: none } }
@media (forced-colors: active) { .card, button, .alert, .badge { border: 1px solid CanvasText } }
`

const version = createHash('sha256').update(sandboxStyle).digest('hex').slice(0, 12)

/** Contains a content hash, so browsers can cache it forever. */
export const stylePath = `${sandboxPath}/style-${version}.css`
