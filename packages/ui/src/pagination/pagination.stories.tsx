import { useState, type ComponentProps } from 'react'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { StoryLink } from '../testing/story-link.tsx'
import { paginationRange } from './pagination-model.ts'
import { Pagination } from './pagination.tsx'

const linkTo = (page: number, onGo: (page: number) => void) => (
  <StoryLink
    href={`?page=${page}`}
    onClick={(event) => {
      if (!event.defaultPrevented) onGo(page)
      event.preventDefault()
    }}
  />
)

function Stateful({ page: firstPage, ...props }: ComponentProps<typeof Pagination>) {
  const [page, setPage] = useState(firstPage)
  const { from, to } = paginationRange({ ...props, page })
  return (
    <Pagination
      {...props}
      page={page}
      summary={
        <>
          Showing <strong>{from}</strong> to <strong>{to}</strong> of <strong>{props.totalEntries}</strong>{' '}
          entries
        </>
      }
      renderPageLink={(to) => linkTo(to, setPage)}
    />
  )
}

const meta = preview.meta({
  title: 'Data/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of the shop',
    page: 1,
    pageSize: 12,
    totalEntries: 148,
    summary: '',
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
    pageLabel: (page: number) => `Page ${page}`,
    renderPageLink: (page: number) => linkTo(page, () => undefined),
  },
  render: (args) => <Stateful {...args} />,
})

export const Default = meta.story()

Default.test('leads on, marks the page and says what is shown', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('navigation', { name: 'Pages of the shop' })).toBeVisible()
  await userEvent.click(canvas.getByRole('link', { name: 'Next page' }))
  await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 13 to 24 of 148 entries')
  await waitFor(() =>
    expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(
      'Showing 13 to 24 of 148 entries',
    ),
  )
})

Default.test(
  'keeps the way back at the first page focusable, and it leads nowhere',
  async ({ canvas, userEvent }) => {
    const previous = canvas.getByRole('link', { name: 'Previous page' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(previous).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  },
)

Default.test('keeps the focus on the arrow when it reaches the end', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Page 13' }))
  const previous = canvas.getByRole('link', { name: 'Previous page' })
  previous.focus()
  await userEvent.keyboard('{Enter}')
  const next = canvas.getByRole('link', { name: 'Next page' })
  next.focus()
  await userEvent.keyboard('{Enter}')
  await expect(next).toHaveFocus()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
})

export const Middle = meta.story({ args: { page: 6 } })
export const LastPartialPage = meta.story({ args: { page: 13 } })

export const OnePage = meta.story({ args: { totalEntries: 7 } })

OnePage.test('shows the range alone', async ({ canvas }) => {
  await expect(canvas.queryByRole('navigation')).toBeNull()
  await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 1 to 7 of 7 entries')
})

export const NoEntries = meta.story({ args: { totalEntries: 0 } })

NoEntries.test('shows nothing', async ({ canvasElement }) => {
  await expect(canvasElement.textContent).toBe('')
})

export const Mobile = meta.story({ args: { page: 6 }, globals: { viewport: { value: 'mobile' } } })
