import type { Outcome, Verdict } from './outcome.ts'

export interface ReportParts {
  readonly outcomes: readonly Outcome[]
  readonly base: string
  readonly head: string
  /** Addresses of a picture's files, relative to the report. */
  readonly picturesOf: (outcome: Outcome) => { readonly label: string; readonly src: string }[]
}

const headings: readonly (readonly [Exclude<Verdict, 'unchanged'>, string])[] = [
  ['failed', 'Could not be pictured'],
  ['changed', 'Changed'],
  ['added', 'Added'],
  ['removed', 'Removed'],
]

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const html = (strings: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  String.raw(
    { raw: strings },
    ...values.map((value) => String(value).replaceAll(/[&<>"]/g, (c) => entities[c] ?? c)),
  )

const styles = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 24px; max-width: 1800px; }
header p { margin: 4px 0; }
nav ul { columns: 20rem; padding-left: 20px; }
article { border-top: 1px solid GrayText; padding: 16px 0; scroll-margin-top: 8px; }
article:target { outline: 2px solid Highlight; outline-offset: 8px; }
h3 { margin: 0 0 8px; font-size: 16px; }
h3 small { font-weight: normal; margin-left: 8px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr)); gap: 16px; align-items: start; }
figure { margin: 0; }
figcaption { font-size: 13px; }
img { max-width: 100%; box-shadow: 0 0 0 1px GrayText; }
`

// J and K move between pictures, as in mail clients and on code hosts.
const script = `
addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
  const step = { j: 1, k: -1 }[key]
  if (!step || ctrlKey || metaKey) return
  const all = [...document.querySelectorAll('article')]
  const now = all.findIndex((article) => '#' + article.id === location.hash)
  const next = all[Math.min(all.length - 1, Math.max(0, now + step))]
  if (next) location.hash = next.id
})
`

export const summaryOf = (outcomes: readonly Outcome[]): string =>
  (['changed', 'added', 'removed', 'failed', 'unchanged'] as const)
    .map((verdict) => `${outcomes.filter((outcome) => outcome.verdict === verdict).length} ${verdict}`)
    .join(', ')

export const anchorOf = ({ id, mode }: Outcome): string => `${id}--${mode.replaceAll(/[^a-z\d]+/gi, '-')}`

const nameOf = ({ title, name }: Outcome): string => `${title} / ${name}`

function renderOutcome(outcome: Outcome, picturesOf: ReportParts['picturesOf']): string {
  const { x, y, width, height } = outcome.area ?? { x: 0, y: 0, width: 0, height: 0 }
  const pixels = outcome.area
    ? html` · ${outcome.differingPixels} px differ, within ${width} × ${height} px at ${x}, ${y}`
    : ''
  return `${html`<article id="${anchorOf(outcome)}">
    <h3>${nameOf(outcome)}<small>${outcome.mode}
   `}${pixels}</small></h3>
${outcome.problems.map((problem) => html`<pre>${problem}</pre>`).join('\n')}
<div class="pictures">
${picturesOf(outcome)
  .map(
    ({ label, src }) =>
      html`<figure>
        <figcaption>${label}</figcaption>
        <a href="${src}"><img src="${src}" alt="${nameOf(outcome)}, ${label}" loading="lazy" /></a>
      </figure>`,
  )
  .join('\n')}
</div>
</article>`
}

/** The report as one HTML page. Only pictures are separate files. */
export function renderReport({ outcomes, base, head, picturesOf }: ReportParts): string {
  const groups = headings
    .map(([verdict, heading]) => ({
      heading,
      group: outcomes.filter((outcome) => outcome.verdict === verdict),
    }))
    .filter(({ group }) => group.length > 0)
  const contents = groups.map(
    ({ heading, group }) => `${html`<h2>${heading} (${group.length})</h2>`}
<ul>
${group.map((outcome) => html`<li><a href="#${anchorOf(outcome)}">${nameOf(outcome)}, ${outcome.mode}</a></li>`).join('\n')}
</ul>`,
  )
  const body = groups.map(
    ({ heading, group }) => `${html`<h2>${heading}</h2>`}
${group.map((outcome) => renderOutcome(outcome, picturesOf)).join('\n')}`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual review</title>
<style>${styles}</style>
</head>
<body>
<header>
<h1>Visual review</h1>
${html`<p>Before: ${base}</p>
  <p>After: ${head}</p>
  <p><strong>${summaryOf(outcomes)}</strong></p>`}
${groups.length > 0 ? '<p>J and K go to the next and to the previous one.</p>' : '<p>Everything looks as before.</p>'}
</header>
<nav>
${contents.join('\n')}
</nav>
<main>
${body.join('\n')}
</main>
<script>${script}</script>
</body>
</html>
`
}
