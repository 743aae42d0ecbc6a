import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { earlyOverrides } from './story-override-rules.ts'

const root = join(import.meta.dirname, '..')
const stories = globSync('packages/app/src/**/*.stories.tsx', { cwd: root })

it('finds the stories', () => expect(stories.length).toBeGreaterThan(30))

it('finds only tests that wait for the first answer before they override a mock', () => {
  const early = stories.flatMap((file) =>
    earlyOverrides(readFileSync(join(root, file), 'utf8')).map((test) => `${file}:${test}`),
  )
  expect(early).toEqual([])
})

const testOf = (body: string) =>
  `Offline.test('retries', async ({ canvas, msw, userEvent }) => {\n${body}\n})`

describe('an early override', () => {
  it.each([
    'msw.use(mock(getUser, sampleUser))',
    'context.msw.use(mock(getUser, sampleUser))',
    "await userEvent.click(canvas.getByRole('button'))\nmsw.use(mock(getUser, sampleUser))",
    'await context.userEvent.tab()\ncontext.msw.use(mock(getUser, sampleUser))',
    "const shown = async () => { await canvas.findByRole('alert') }\nmsw.use(mock(getUser, sampleUser))\nawait shown()",
    'for (const one of answers) msw.use(mock(getUser, one))',
    'msw.use(mock(getUser, async () => { await gate }))',
  ])('is found in %s', (body) => expect(earlyOverrides(testOf(body))).toEqual(['1: retries']))
})

describe('no early override', () => {
  it.each([
    "await canvas.findByRole('alert')\nmsw.use(mock(getUser, sampleUser))",
    "const again = await canvas.findByRole('button')\nmsw.use(mock(getUser, sampleUser))",
    'await waitFor(() => expect(alert()).toBeVisible())\nfor (const one of answers) msw.use(mock(getUser, one))',
    "await userEvent.click(await canvas.findByRole('button'))\nmsw.use(mock(getUser, sampleUser))",
    "await canvas.findByRole('alert')",
  ])('is found in %s', (body) => expect(earlyOverrides(testOf(body))).toEqual([]))

  it('is found outside of a test', () =>
    expect(
      earlyOverrides('meta.story({ beforeEach: ({ msw }) => msw.use(mock(getUser, sampleUser)) })'),
    ).toEqual([]))
})
