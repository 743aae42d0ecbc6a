import { expect, test } from 'vitest'

import { exampleStory } from './example-story.ts'
import { planShots } from './plan.ts'

const defaults = { usual: { viewport: 1280 } }
const story = exampleStory
const plan = (parts: Partial<Parameters<typeof planShots>[0]>) =>
  planShots({ base: [], head: [], only: [], defaults, ...parts }).map(
    ({ story, mode, isInBase, isInHead }) => [story.id, mode.name, isInBase, isInHead],
  )

test('records which sides have a story', () => {
  const base = [story({ id: 'kept' }), story({ id: 'gone' })]
  const head = [story({ id: 'kept' }), story({ id: 'new' })]
  expect(plan({ base, head })).toEqual([
    ['kept', 'usual', true, true],
    ['new', 'usual', false, true],
    ['gone', 'usual', true, false],
  ])
})

test('takes both sides in the new modes, even if the base had none', () => {
  const modes = { dark: { theme: 'dark' }, light: { theme: 'light' } }
  const head = [story({ id: 'kept', chromatic: { modes } })]
  expect(plan({ base: [story({ id: 'kept' })], head })).toEqual([
    ['kept', 'dark', true, true],
    ['kept', 'light', true, true],
  ])
})

test('skips stories that disable snapshots', () => {
  const head = [story({ chromatic: { disableSnapshot: true } })]
  expect(plan({ base: [story()], head })).toEqual([])
})

test.each(['BUTTON--PRIMARY', 'actions/button/primary', 'ui/src/button'])('%s finds the story', (text) => {
  const head = [story({ id: 'actions-button--primary' }), story({ id: 'b', title: 'Tabs', file: 'tabs.tsx' })]
  expect(plan({ head, only: ['nothing', text] })).toEqual([['actions-button--primary', 'usual', false, true]])
})
