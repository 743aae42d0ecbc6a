import { mock } from '@olympus/api-client/mock'
import { sampleGameDataIn } from '@olympus/api-client/mocks/sample-game-data'
import { gameDataShape, getGameDataVersion, readGameData } from '@olympus/contract/game-data'
import { expect, waitFor } from 'storybook/test'

import { say } from './say.ts'

const places = { name: 1, description: 2, kind: 4 }
type Field = keyof typeof places

/** Mocks of game data in which these texts of everything are English. */
export function untranslatedGameData(...fields: readonly [Field, ...Field[]]) {
  // Pages keep the game data of a version.
  const digit = fields.reduce((sum, field) => sum + places[field], 0)
  const version = `${gameDataShape}-${String(digit).repeat(64)}`
  const given = <const Known extends Field>(...known: Known[]) => ({
    inEnglish: known.filter((field) => fields.includes(field)),
  })
  const named = <Named extends object>(objects: readonly Named[]) =>
    objects.map((each) => ({ ...each, ...given('name') }))
  return [
    mock(getGameDataVersion, { version }),
    mock(readGameData, ({ query }) => {
      const sample = sampleGameDataIn(query.locale)
      return {
        ...sample,
        version,
        items: sample.items.map((item) => ({ ...item, ...given('name', 'description', 'kind') })),
        skills: sample.skills.map((skill) => ({ ...skill, ...given('name', 'kind') })),
        mates: named(sample.mates),
        bosses: named(sample.bosses),
        events: named(sample.events),
        families: named(sample.families),
        statistics: named(sample.statistics),
        seasons: named(sample.seasons),
      }
    }),
  ] as const
}

/** The note that says why a page or a dialog mixes languages. */
const noteIn = ({ getByText }: { readonly getByText: (text: string) => HTMLElement }) =>
  getByText(say('Some texts are in English because they are not translated yet.'))

type Queries = Parameters<typeof noteIn>[0]

export const expectEnglishNote = (queries: Queries): Promise<void> =>
  waitFor(() => expect(noteIn(queries)).toBeVisible())

export const expectNoEnglishNote = (queries: Queries): Promise<void> =>
  expect(noteIn(queries)).not.toBeVisible()

/** A reply in which the name of every item is English. */
export const withEnglishItems = <Reply>(reply: Reply): Reply =>
  JSON.parse(JSON.stringify(reply), (key, value: unknown) =>
    key === 'item' ? Object.assign(Object(value), { inEnglish: ['name'] }) : value,
  ) as Reply
