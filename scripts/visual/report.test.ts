import { expect, test } from 'vitest'

import type { Outcome } from './outcome.ts'
import { anchorOf, renderReport, summaryOf } from './report.ts'

const outcome = (parts: Partial<Outcome>): Outcome => ({
  verdict: 'changed',
  title: 'Actions/Button',
  name: 'Primary',
  id: 'actions-button--primary',
  mode: 'dark desktop',
  differingPixels: 7,
  area: { x: 56, y: 339, width: 407, height: 34 },
  problems: [],
  ...parts,
})
const render = (outcomes: readonly Outcome[], base = 'abc1234 Base') =>
  renderReport({
    outcomes,
    base,
    head: 'the working tree',
    picturesOf: (outcome) => [{ label: 'before', src: `pictures/${anchorOf(outcome)}-before.png` }],
  })

test('groups outcomes by verdict and omits unchanged ones', () => {
  const page = render([
    outcome({ verdict: 'unchanged', name: 'Same' }),
    outcome({ verdict: 'removed', name: 'Old' }),
    outcome({ verdict: 'added', name: 'New' }),
    outcome({}),
    outcome({ verdict: 'failed', name: 'Broken', problems: ['after: Unmocked: GET /api/x'] }),
  ])
  expect(page.match(/<h2>[^<]+/g)).toEqual([
    '<h2>Could not be pictured (1)',
    '<h2>Changed (1)',
    '<h2>Added (1)',
    '<h2>Removed (1)',
    '<h2>Could not be pictured',
    '<h2>Changed',
    '<h2>Added',
    '<h2>Removed',
  ])
  expect(page).toContain('<pre>after: Unmocked: GET /api/x</pre>')
  expect(page).toContain('7 px differ, within 407 × 34 px at 56, 339')
  expect(page).not.toContain('Same')
})

test('links each entry to its pictures', () => {
  const page = render([outcome({})])
  expect(page).toContain('<a href="#actions-button--primary--dark-desktop">')
  expect(page).toContain('<article id="actions-button--primary--dark-desktop">')
  expect(page).toContain('<img src="pictures/actions-button--primary--dark-desktop-before.png"')
})

test('escapes text of stories and commits', () => {
  const page = render(
    [outcome({ verdict: 'failed', name: '<b>"A" & B</b>', problems: ['after: <img src=x>'] })],
    'abc1234 Draw <hr>',
  )
  expect(page).toContain('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;')
  expect(page).not.toMatch(/<b>|<hr>|<img src=x>/)
})

test('reports that nothing changed', () => {
  const outcomes = [
    outcome({ verdict: 'unchanged' }),
    outcome({ verdict: 'unchanged', mode: 'light mobile' }),
  ]
  expect(summaryOf(outcomes)).toBe('0 changed, 0 added, 0 removed, 0 failed, 2 unchanged')
  expect(render(outcomes)).toContain('Everything looks as before.')
})
