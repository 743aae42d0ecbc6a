import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { highContrast, notPictured, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { staysInside } from '../testing/stays-inside.ts'
import { StoryLink } from '../testing/story-link.tsx'
import { Pagination } from './pagination.tsx'

type Props = ComponentProps<typeof Pagination>

const number = new Intl.NumberFormat('en-US')

function Stateful({ page: firstPage, onPageChange, renderPageLink, ...props }: Props) {
  const [page, setPage] = useState(firstPage)
  const go = (to: number) => {
    onPageChange?.(to)
    setPage(to)
  }
  return (
    <Pagination
      {...props}
      page={page}
      onPageChange={go}
      renderPageLink={
        renderPageLink &&
        ((to) => (
          <StoryLink
            href={`?page=${to}`}
            onClick={(event) => {
              event.preventDefault()
              go(to)
            }}
          />
        ))
      }
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
    summary: ({ from, to, totalEntries }): ReactNode => (
      <>
        Showing <strong>{number.format(from)}</strong> to <strong>{number.format(to)}</strong> of{' '}
        <strong>{number.format(totalEntries)}</strong> {totalEntries === 1 ? 'entry' : 'entries'}
      </>
    ),
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
    pageLabel: (page: number) => `Page ${number.format(page)}`,
    formatPage: number.format,
    onPageChange: fn(),
    renderPageLink: (page: number) => <StoryLink href={`?page=${page}`} />,
  },
  render: (args) => <Stateful {...args} />,
})

const shown = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('nav li')]
    .filter((item) => item.offsetParent !== null)
    .map(({ textContent }) => textContent)
    .filter(Boolean)
    .join(' ')

export const Playground = meta.story()

Playground.test(
  'links to the next page, marks the current one and shows the range',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of the shop' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }))
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 13 to 24 of 148 entries')
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(
        'Showing 13 to 24 of 148 entries',
      ),
    )
  },
)

Playground.test('marks the previous and next links with rel', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev')
  await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next')
})

Playground.test(
  'keeps the previous link on the first page focusable but inactive',
  async ({ canvas, userEvent, args }) => {
    const previous = canvas.getByRole('link', { name: 'Previous page' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await waitFor(() => expect(previous).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(previous)
    await expect(args.onPageChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  },
)

Playground.test('keeps the focus on the arrow when it reaches the end', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Page 13' }))
  canvas.getByRole('link', { name: 'Previous page' }).focus()
  await userEvent.keyboard('{Enter}')
  const next = canvas.getByRole('link', { name: 'Next page' })
  next.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(next).toHaveFocus())
  await expect(next).toHaveAttribute('aria-disabled', 'true')
})

export const Keyboard = meta.story({
  args: { page: 6 },
  globals: { viewport: { value: 'desktop' } },
  parameters: notPictured,
})

Keyboard.test(
  'tabs from the previous link through the numbers to the next link',
  async ({ canvas, userEvent }) => {
    const names = []
    for (let press = 0; press < canvas.getAllByRole('link').length; press += 1) {
      await userEvent.tab()
      names.push(document.activeElement?.getAttribute('aria-label'))
    }
    await expect(names).toEqual([
      'Previous page',
      ...[1, 5, 6, 7, 13].map((page) => `Page ${page}`),
      'Next page',
    ])
  },
)

Keyboard.test('keeps the focus on the pressed number', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('link', { name: 'Page 7' }).focus()
  await userEvent.keyboard('{Enter}')
  await expect(args.onPageChange).toHaveBeenCalledWith(7)
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Page 7' })).toHaveFocus())
  await expect(canvas.getByRole('link', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page')
})

export const Buttons = meta.story({
  args: { page: 2 },
  render: (args) => <Stateful {...args} renderPageLink={undefined} />,
})

Buttons.test('change the page if it is not in the address', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('link')).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }))
  await expect(args.onPageChange).toHaveBeenLastCalledWith(3)
  await userEvent.click(canvas.getByRole('button', { name: 'Page 13' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
  await expect(args.onPageChange).toHaveBeenCalledTimes(2)
})

export const Middle = meta.story({
  args: { page: 6 },
  globals: { viewport: { value: 'desktop' } },
  parameters: picturedIn('dark desktop'),
})

Middle.test('shows first and last, its neighbors, and the gaps', async ({ canvas, canvasElement }) => {
  await expect(shown(canvasElement)).toBe('1 … 5 6 7 … 13')
  for (const gap of canvas.getAllByText('…')) await expect(gap).toHaveAttribute('aria-hidden', 'true')
})

export const Narrow = meta.story({
  args: { page: 6 },
  globals: { viewport: { value: 'mobile' } },
  parameters: picturedIn('light mobile'),
})

Narrow.test(
  'shows its neighbors and the last page, each large enough to tap',
  async ({ canvas, canvasElement }) => {
    await expect(shown(canvasElement)).toBe('5 6 7 … 13')
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(40)
      await expect(link.offsetWidth).toBeGreaterThanOrEqual(40)
    }
  },
)

export const Zoomed = meta.story({
  args: { page: 6 },
  globals: { viewport: { value: 'zoomed' } },
  parameters: {
    ...notPictured,
    viewport: { options: { zoomed: { name: '400 %', styles: { width: '320px', height: '640px' } } } },
  },
})

Zoomed.test('shows only its neighbors, on one line', async ({ canvas, canvasElement }) => {
  await expect(shown(canvasElement)).toBe('5 6 7')
  const tops = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top)
  await expect(new Set(tops).size).toBe(1)
})

export const LastPartialPage = meta.story({ args: { page: 13 } })

LastPartialPage.test('counts the existing entries', async ({ canvas }) => {
  await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 145 to 148 of 148 entries')
})

export const BeyondTheEnd = meta.story({ args: { page: 99, totalEntries: 20 }, parameters: notPictured })

BeyondTheEnd.test('shows the last existing page, even after entries were removed', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 13 to 20 of 20 entries')
  await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
})

export const OnePage = meta.story({ args: { totalEntries: 7 } })

OnePage.test('shows only the range', async ({ canvas }) => {
  await expect(canvas.queryByRole('navigation')).toBeNull()
  await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 1 to 7 of 7 entries')
})

export const NoEntries = meta.story({ args: { totalEntries: 0 }, parameters: notPictured })

NoEntries.test('shows nothing', async ({ canvasElement }) => {
  await expect(canvasElement.textContent).toBe('')
})

function UnderALongList(props: Props) {
  const list = useRef<HTMLOListElement>(null)
  return (
    <>
      <ol ref={list} data-testid="list" style={{ height: 2000 }} />
      <Stateful {...props} listRef={list} />
    </>
  )
}

export const LongList = meta.story({
  parameters: notPictured,
  render: (args) => <UnderALongList {...args} />,
})

LongList.test('scrolls back to its start when the page changes', async ({ canvas, userEvent }) => {
  window.scrollTo(0, document.documentElement.scrollHeight)
  await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }))
  await waitFor(() => expect(canvas.getByTestId('list').getBoundingClientRect().top).toBe(0))
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveFocus())
})

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile'),
  render: (args) => (
    <>
      {[1, 2, 4, 6, 10, 13].map((page) => (
        <Stateful key={page} {...args} page={page} label={`From page ${page}`} />
      ))}
      <Stateful {...args} totalEntries={40} page={2} label="Few pages" />
      <Stateful {...args} totalEntries={1} />
    </>
  ),
})

AllVariants.test('each have their own name', async ({ canvas }) => {
  const names = canvas.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'))
  await expect(new Set(names).size).toBe(names.length)
})

export const LongText = meta.story({
  args: {
    page: 1234,
    totalEntries: 148_080,
    summary: ({ from, to, totalEntries }) =>
      `Es werden die Einträge ${number.format(from)} bis ${number.format(to)} von insgesamt ${number.format(totalEntries)} Einträgen angezeigt`,
  },
  render: (args) => (
    <div style={{ width: 320 }}>
      <Stateful {...args} />
    </div>
  ),
})

LongText.test('wraps inside its column', async ({ canvasElement }) => {
  const column = canvasElement.firstElementChild as HTMLElement
  await staysInside(column, 320)
})

export const HighContrast = meta.story({ ...Middle.input, parameters: highContrast })

HighContrast.test('still marks the current page', async ({ canvas }) => {
  const [current, other] = ['Page 6', 'Page 7'].map(
    (name) => getComputedStyle(canvas.getByRole('link', { name })).backgroundColor,
  )
  await expect(current).not.toBe(other)
})
