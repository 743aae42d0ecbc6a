import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { StoryLink } from '../testing/story-link.tsx'
import { CharacterCardSkeleton } from './character-card-skeleton.tsx'
import { CharacterCard } from './character-card.tsx'

const meta = preview.meta({
  title: 'Data/Character card',
  component: CharacterCard,
  args: {
    name: 'Kallistrate',
    icon: 'spartan-helmet',
    characterClass: 'Hoplite',
    element: 'fire' as const,
    elementLabel: 'Fire',
    faction: 'Celestial',
    facts: [
      { key: 'level', label: 'Level', value: '93' },
      { key: 'heroLevel', label: 'Hero level', value: '42' },
      { key: 'jobLevel', label: 'Job level', value: '80' },
      { key: 'reputation', label: 'Reputation', value: '1,284,530' },
    ],
  },
})

export const Default = meta.story()

Default.test('pairs every fact with its name', async ({ canvas }) => {
  await expect(canvas.getByText('Hero level').nextElementSibling).toHaveTextContent('42')
})

export const Linked = meta.story({ args: { link: <StoryLink href="#kallistrate" /> } })

Linked.test('is one link', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveTextContent('Kallistrate')
})

export const LongContent = meta.story({
  args: {
    name: 'Donaudampfschifffahrtsgesellschaft',
    characterClass: 'Pankratiast der Unterwelt',
    style: { maxWidth: 640 },
  },
})

LongContent.test('keeps the name in one piece beside a column', async ({ canvas }) => {
  await expect(canvas.getByText('Donaudampfschifffahrtsgesellschaft').offsetHeight).toBe(28)
})

/** As wide as the card is beside the side column of a small desktop. */
export const Narrow = meta.story({ args: { style: { width: 381 } } })

Narrow.test('puts all facts under the name', async ({ canvas }) => {
  await expect(canvas.getByText('Kallistrate').offsetHeight).toBe(28)
  const bottom = canvas.getByText('Celestial').getBoundingClientRect().bottom
  await expect(canvas.getByText('Level').getBoundingClientRect().top).toBeGreaterThan(bottom)
  await expect(canvas.getByText('1,284,530')).toBeVisible()
})

export const OfARarity = meta.story({ args: { rarity: 'epic' } })

export const Loading = meta.story({ render: () => <CharacterCardSkeleton /> })
export const Mobile = meta.story({ globals: { viewport: { value: 'mobile' } } })
