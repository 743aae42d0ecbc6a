import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@olympus/contract/endpoints'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')
const stories = globSync('**/*.stories.tsx', { cwd: folder }).map((file) =>
  readFileSync(join(folder, file), 'utf8'),
)

/** The client calls it on its own. What a player sees of its failures is the reason on the login page, which has a story. */
const withoutPage = new Set(['refreshSession'])

const refusals = Object.entries(endpoints)
  .filter(([name]) => !withoutPage.has(name))
  .flatMap(([name, { errors }]) => errors.map((key) => ({ name, key })))

describe('every refusal that an endpoint lists', () => {
  it.each(refusals)('$name: $key has a story', ({ name, key }) => {
    const mentions = new RegExp(`\\b${name}\\b`)
    expect(stories.some((story) => mentions.test(story) && story.includes(`'${key}'`))).toBe(true)
  })
})

describe('every endpoint that a page calls', () => {
  it.each(Object.keys(endpoints).filter((name) => !withoutPage.has(name)))(
    '%s has a story for being offline',
    (name) => {
      const offline = new RegExp(`mock\\(${name}, offline\\(\\)\\)|offline\\w*\\(.*\\b${name}\\b`)
      expect(stories.some((story) => offline.test(story))).toBe(true)
    },
  )
})
