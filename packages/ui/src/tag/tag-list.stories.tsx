import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'

import { notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { TagList } from './tag-list.tsx'
import { Tag } from './tag.tsx'

const names = ['On sale', 'Costumes', 'Up to 2,000 OC', 'Mythic']

function Filters() {
  const [filters, setFilters] = useState(names)
  const [ticks, setTicks] = useState(0)
  return (
    <>
      <TagList aria-label="Filters">
        {filters.map((name) => (
          <Tag
            key={name}
            removeLabel={`Remove filter: ${name}`}
            onRemove={() => setFilters((left) => left.filter((other) => other !== name))}
          >
            {name}
          </Tag>
        ))}
      </TagList>
      <button type="button" onClick={() => setTimeout(() => setTicks(ticks + 1))}>
        Draw again
      </button>
      <output>{ticks}</output>
    </>
  )
}

const meta = preview.meta({
  title: 'Data/Tag list',
  component: TagList,
  args: {
    'aria-label': 'Filters',
    children: names.map((name) => (
      <Tag key={name} removeLabel={`Remove filter: ${name}`} onRemove={() => {}}>
        {name}
      </Tag>
    )),
  },
})

export const Playground = meta.story()

Playground.test('is a named list', async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'Filters' }).children).toHaveLength(4)
  await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
})

export const Removing = meta.story({ render: () => <Filters />, parameters: notPictured })

const remove = (name: string) => ({ name: `Remove filter: ${name}` })

Removing.test(
  'moves the focus to the next tag, or from the last to the previous one',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button', remove('Costumes')).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', remove('Up to 2,000 OC'))).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(canvas.getByRole('button', remove('Up to 2,000 OC'))).toHaveFocus())
  },
)

Removing.test('takes the focus itself when no tag is left', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', remove('On sale')).focus()
  await userEvent.keyboard('{Delete}'.repeat(names.length))
  await waitFor(() => expect(canvas.getByRole('list', { name: 'Filters' })).toHaveFocus())
})

Removing.test('does not take the focus back after it has left the list', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', remove('On sale')).focus()
  const again = canvas.getByRole('button', { name: 'Draw again' })
  again.click()
  const focused = document.activeElement as HTMLElement
  focused.blur()
  await waitFor(() => expect(canvas.getByText('1')).toBeVisible())
  await waitFor(() => expect(document.body).toHaveFocus())
  await userEvent.tab()
})
