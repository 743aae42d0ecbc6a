import { expect, it } from 'vitest'

import { locales } from '../packages/contract/src/locales.ts'
import { storyLanguages } from '../packages/ui/src/testing/story-places.tsx'

it('the stories of ui show the locales of the contract', () => {
  expect(storyLanguages).toEqual(locales.map(({ code, tag, name }) => ({ code, tag, name })))
})
