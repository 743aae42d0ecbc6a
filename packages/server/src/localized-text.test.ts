import { expect, it } from 'vitest'
import { textsIn } from './localized-text.ts'

const texts = {
  name: { en: 'Sword', de: 'Schwert' },
  description: { en: 'Under a rock.', pl: 'Pod skałą.' },
}

it('names the texts that had to be English', () => {
  expect(textsIn(texts, 'de')).toEqual({
    name: 'Schwert',
    description: 'Under a rock.',
    inEnglish: ['description'],
  })
  expect(textsIn(texts, 'fr').inEnglish).toEqual(['name', 'description'])
})

it('says nothing if all texts are translated, or asked for in English', () => {
  expect(textsIn({ name: texts.name }, 'de')).toStrictEqual({ name: 'Schwert' })
  expect(textsIn(texts, 'en')).toStrictEqual({ name: 'Sword', description: 'Under a rock.' })
})

it('leaves out what has no text', () => {
  expect(textsIn({ name: texts.name, kind: undefined }, 'fr')).toStrictEqual({
    name: 'Sword',
    kind: null,
    inEnglish: ['name'],
  })
})
