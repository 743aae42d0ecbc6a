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

export const Loading = meta.story({ render: () => <CharacterCardSkeleton /> })
export const Mobile = meta.story({ globals: { viewport: { value: 'mobile' } } })
