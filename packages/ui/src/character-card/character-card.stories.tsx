import { expect, waitFor } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { StoryLink } from '../testing/story-link.tsx'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { CharacterCardSkeleton } from './character-card-skeleton.tsx'
import { CharacterCard } from './character-card.tsx'

const meta = preview.meta({
  title: 'Game/Character card',
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

export const Playground = meta.story()

Playground.test('pairs every fact with its name', async ({ canvas }) => {
  await expect(canvas.getByText('Hero level').nextElementSibling).toHaveTextContent('42')
})

Playground.test('keeps the name from being translated', async ({ canvas }) => {
  await expect(canvas.getByText('Kallistrate')).toHaveAttribute('translate', 'no')
})

const linked = { link: <StoryLink href="#kallistrate" /> }

export const Linked = meta.story({ args: linked })

Linked.test('is one link with one tab stop', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('link')).toHaveTextContent('Kallistrate')
  await userEvent.tab()
  await waitFor(() => expect(canvas.getByRole('link')).toHaveFocus())
  await expect(getComputedStyle(canvas.getByRole('link')).outlineStyle).toBe('solid')
  await userEvent.tab()
  await waitFor(() => expect(document.body).toHaveFocus())
})

export const Hover = meta.story({ args: linked, render: (args) => <CharacterCard {...args} data-hover="" /> })

/** The card’s width beside the side column on a small desktop. */
export const Narrow = meta.story({ args: { style: { maxWidth: 381 } } })

Narrow.test('puts all facts below the name', async ({ canvas }) => {
  await expect(canvas.getByText('Kallistrate').offsetHeight).toBe(28)
  const bottom = canvas.getByText('Celestial').getBoundingClientRect().bottom
  await expect(canvas.getByText('Level').getBoundingClientRect().top).toBeGreaterThan(bottom)
  await expect(canvas.getByText('1,284,530')).toBeVisible()
})

export const OfARarity = meta.story({ args: { rarity: 'epic' } })

export const Loading = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <CharacterCardSkeleton />
      <CharacterCard {...args} />
    </div>
  ),
})

Loading.test('has the height of the card', async ({ canvas, canvasElement }) => {
  const card = canvas.getByText('Kallistrate').closest<HTMLElement>('div:not([class*=words])')
  const root = card?.closest<HTMLElement>('[class*=character-card_root]')
  const skeleton = canvasElement.querySelector<HTMLElement>('[aria-hidden=true]')
  await expect(skeleton?.offsetHeight).toBe(root?.offsetHeight)
})

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'light mobile'),
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <CharacterCard {...args} />
      <CharacterCard {...args} {...linked} />
      <CharacterCard {...args} {...linked} data-hover="" />
      <CharacterCard {...args} rarity="epic" />
      <CharacterCard
        {...args}
        name="Chloris"
        icon="sandal"
        characterClass="Adventurer"
        element="neutral"
        elementLabel="Neutral"
        faction="No faction"
      />
      <CharacterCard {...args} style={{ maxWidth: 381 }} />
      <CharacterCardSkeleton />
    </div>
  ),
})

export const LongText = meta.story({
  render: ({ facts, ...args }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[640, 288].map((width) =>
        Object.values(longTexts).map((text) => (
          <CharacterCard
            key={`${width} ${text}`}
            {...args}
            name={text}
            characterClass={text}
            facts={facts.map((fact) => ({ ...fact, label: text }))}
            style={{ maxWidth: width }}
          />
        )),
      )}
    </div>
  ),
})

LongText.test('stays inside its column', async ({ canvasElement }) => {
  await staysInside(canvasElement.querySelectorAll<HTMLElement>('div > [style*=max-width]'))
})

export const LongName = meta.story({
  args: {
    name: 'Donaudampfschifffahrtsgesellschaft',
    characterClass: 'Pankratiast der Unterwelt',
    style: { maxWidth: 640 },
  },
  globals: { viewport: { value: 'desktop' } },
})

LongName.test('keeps the name in one piece beside a column', async ({ canvas }) => {
  await expect(canvas.getByText('Donaudampfschifffahrtsgesellschaft').offsetHeight).toBe(28)
})

export const HighContrast = meta.story({ args: linked, parameters: highContrast })

HighContrast.test('keeps its border and the dots between the facts', async ({ canvas, canvasElement }) => {
  await hasEdge(canvas.getByRole('link'))
  const dot = canvasElement.querySelector('i') as Element
  await expect(getComputedStyle(dot).backgroundColor).toBe(getComputedStyle(document.body).color)
})
