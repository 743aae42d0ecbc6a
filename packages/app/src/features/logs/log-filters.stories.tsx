import { loading, mock, offline } from '@olympus/api-client/mock'
import { sampleShopLogs } from '@olympus/api-client/mocks/sample-orders'
import { listShopLogs } from '@olympus/contract/logs'
import { expect, spyOn, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, saying, written } from '../../stories/say.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { typingMs } from './day-field.tsx'

const meta = preview.meta({
  title: 'Pages/Logs/Filters',
  component: PortalAt,
  args: { path: '/logs/shop' },
  parameters: { layout: 'fullscreen' },
})

const { length: orders } = sampleShopLogs
const noEntries = { entries: [], totalEntries: 0, page: 1, pageSize: 10 }

const dayField = (canvas: Pick<ReturnType<typeof within>, 'findByRole'>, label: string) =>
  canvas.findByRole('group', { name: say(label) })

/** The header row counts as a row too. */
const expectRows = (canvas: { getAllByRole: (role: string) => HTMLElement[] }, count: number) =>
  waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(count + 1))

/** The ends of the periods that are asked for. */
function recordEnds(msw: { use: (handler: ReturnType<typeof mock>) => void }): string[] {
  const ends: string[] = []
  msw.use(
    mock(listShopLogs, ({ query }) => {
      if (query.before) ends.push(query.before)
      return noEntries
    }),
  )
  return ends
}

/** Lets no pause in typing be long enough on a slow machine. Returns what ends the current one. */
function holdPauses(): () => void {
  let current: (() => void) | undefined
  const { setTimeout: setOther } = globalThis
  spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, ms?: number) => {
    if (ms !== typingMs) return setOther(act, ms)
    current = act
    return 0
  }) as typeof setTimeout)
  return () => current?.()
}

export const Filtered = meta.story({
  parameters: pageModes,
  args: { path: '/logs/shop?from=2025-06-10&kind=confirmed&to=2025-06-30' },
})

Filtered.test('applies a filter at once, and a reset clears all filters', async ({ canvas, userEvent }) => {
  await expectRows(canvas, 1)
  await expect(await dayField(canvas, 'From')).toHaveTextContent(/2025/)
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: say('Type') }), 'failed')
  await waitFor(() => expect(canvas.getByText(sampleShopLogs[3]?.item.name ?? '')).toBeVisible())
  await userEvent.click(canvas.getByRole('button', { name: say('Reset filters') }))
  await expectRows(canvas, 10)
  await expect(await dayField(canvas, 'From')).not.toHaveTextContent(/\d/)
  await expect(canvas.getByRole('button', { name: say('Reset filters') })).toHaveFocus()
})

Filtered.test('accepts only complete dates in allowed years', async ({ canvas, userEvent, msw }) => {
  await userEvent.click(await canvas.findByRole('button', { name: say('Reset filters') }))
  await expectRows(canvas, 10)
  const ends: string[] = []
  msw.use(
    mock(listShopLogs, ({ query }) => {
      if (!query.before) return { ...noEntries, entries: sampleShopLogs.slice(0, 10), totalEntries: orders }
      ends.push(query.before)
      return noEntries
    }),
  )
  holdPauses()
  const parts = within(await dayField(canvas, 'To')).getAllByRole('spinbutton')
  const typed = async (date: string) => {
    await userEvent.click(parts[0] as HTMLElement)
    await userEvent.keyboard(date)
    await userEvent.click(document.body)
  }
  await typed('05260202')
  await expect(parts[0]).toHaveAccessibleDescription(
    expect.stringContaining(say('Enter a year from 2000 to 2099')),
  )
  await expect(ends).toEqual([])
  await typed('05262025')
  await waitFor(() => expect(canvas.getByRole('heading', { name: say('No entries found') })).toBeVisible())
  await expect(ends.map((end) => new Date(end).getFullYear())).toEqual([2025])
})

Filtered.test('waits for the rest of a typed day', async ({ canvas, userEvent, msw }) => {
  await expectRows(canvas, 1)
  const ends = recordEnds(msw)
  const endPause = holdPauses()
  const parts = within(await dayField(canvas, 'To')).getAllByRole('spinbutton')
  await userEvent.click(parts[0] as HTMLElement)
  await userEvent.keyboard('12312026')
  await expect(ends).toEqual([])
  endPause()
  await waitFor(() => expect(canvas.getByRole('heading', { name: say('No entries found') })).toBeVisible())
  await expect(ends.map((end) => new Date(end))).toEqual([new Date(2027, 0, 1)])
})

Filtered.test('a reset also clears typed days that cannot be applied', async ({ canvas, userEvent }) => {
  await expectRows(canvas, 1)
  await userEvent.click(
    canvas.getByRole('button', { name: say('Clear the date: {label}', { label: say('From') }) }),
  )
  const type = async (label: string, text: string) => {
    const [first] = within(await dayField(canvas, label)).getAllByRole('spinbutton')
    await userEvent.click(first as HTMLElement)
    await userEvent.keyboard(text)
    await userEvent.click(document.body)
    await waitFor(() => expect(first).toBeInvalid())
  }
  await type('From', '0526')
  await type('To', '05260202')
  await userEvent.click(canvas.getByRole('button', { name: say('Reset filters') }))
  await expectRows(canvas, 10)
  for (const label of ['From', 'To']) await expect(await dayField(canvas, label)).not.toHaveTextContent(/\d/)
})

Filtered.test(
  'applies nothing while a part of a typed day is missing',
  async ({ canvas, userEvent, msw }) => {
    await expectRows(canvas, 1)
    const ends = recordEnds(msw)
    holdPauses()
    const parts = within(await dayField(canvas, 'To')).getAllByRole('spinbutton')
    await userEvent.click(parts[0] as HTMLElement)
    await userEvent.keyboard('12312026')
    await userEvent.click(parts[1] as HTMLElement)
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.click(document.body)
    await expect(parts[0]).toHaveAccessibleDescription(
      expect.stringContaining(say('Enter day, month and year')),
    )
    await expect(ends).toEqual([])
    await userEvent.click(parts[1] as HTMLElement)
    await userEvent.keyboard('30')
    await userEvent.click(document.body)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('No entries found') })).toBeVisible())
    await expect(ends.map((end) => new Date(end))).toEqual([new Date(2026, 11, 31)])
  },
)

export const DayThatIsNot = meta.story({ args: { path: '/logs/shop?from=2026-13-40&kind=failed' } })

DayThatIsNot.test('says so and keeps the other filters', async ({ canvas, userEvent }) => {
  await expectRows(canvas, 1)
  const firstPart = async () => within(await dayField(canvas, 'From')).getAllByRole('spinbutton')[0]
  await expect(await firstPart()).toHaveAccessibleDescription(
    expect.stringContaining(say('Enter day, month and year')),
  )
  await userEvent.click(canvas.getByRole('button', { name: say('Reset filters') }))
  await expectRows(canvas, 10)
  await expect(await firstPart()).not.toBeInvalid()
})

export const PeriodReversed = meta.story({ args: { path: '/logs/shop?from=2025-06-30&to=2025-06-10' } })

PeriodReversed.test('says at both fields which days fit', async ({ canvas }) => {
  await waitFor(() =>
    expect(
      canvas.getByText(say('Choose {lastDay} or earlier', { lastDay: written.calendarDate('2025-06-10') })),
    ).toBeVisible(),
  )
  await expect(
    canvas.getByText(say('Choose {firstDay} or later', { firstDay: written.calendarDate('2025-06-30') })),
  ).toBeVisible()
})

PeriodReversed.test('keeps labels and fields in one row above the errors', async ({ canvas }) => {
  const boxOf = (element: Element | null) => element?.getBoundingClientRect()
  const kind = await canvas.findByRole('combobox', { name: say('Type') })
  const from = await dayField(canvas, 'From')
  await waitFor(() =>
    expect(
      canvas.getByText(
        saying('Choose {lastDay} or earlier', { lastDay: written.calendarDate('2025-06-10') }),
      ),
    ).toBeVisible(),
  )
  await expect(boxOf(canvas.getByText(say('From')))?.top).toBe(boxOf(canvas.getByText(say('Type')))?.top)
  await expect(boxOf(from.parentElement)?.top).toBe(boxOf(kind)?.top)
  await expect(boxOf(canvas.getByRole('button', { name: say('Reset filters') }))?.top).toBe(boxOf(kind)?.top)
})

/** The order in which the page's language writes a day: the browser's would be English. */
export const DaysInGerman = meta.story({
  args: { path: '/logs/shop?from=2025-06-10' },
  globals: { locale: 'de' },
})

DaysInGerman.test('writes days as the page does', async ({ canvas }) => {
  await expect(await dayField(canvas, 'From')).toHaveTextContent('10.06.2025')
})

export const FilteredEmpty = meta.story({
  parameters: pageModes,
  args: { path: '/logs/shop?from=2025-06-13' },
})

FilteredEmpty.test('says that no entries match, and resets the filters', async ({ canvas, userEvent }) => {
  const empty = await canvas.findByRole('heading', { name: say('No entries found') })
  await expect(empty).toBeVisible()
  await expect(canvas.queryByRole('button', { name: say('Download CSV') })).toBe(null)
  const [inBar] = canvas.getAllByRole('button', { name: say('Reset filters') })
  inBar?.focus()
  await userEvent.keyboard('{Enter}')
  await expectRows(canvas, 10)
})

export const ResetOnItsWay = meta.story({
  args: { path: '/logs/shop?from=2025-06-13' },
  ...mocked(listShopLogs, ({ query }) => (query.since ? noEntries : loading())),
})

ResetOnItsWay.test(
  'does not show the empty log while the reset is loading',
  async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('heading', { name: say('No entries found') })
    const [, inTable] = canvas.getAllByRole('button', { name: say('Reset filters') })
    if (inTable) await userEvent.click(inTable)
    await waitFor(() => expect(title).not.toBeInTheDocument())
    await expect(canvas.queryByRole('heading', { name: say('No shop logs') })).toBeNull()
    await expect(canvas.getByLabelText(say('Filters'))).toHaveFocus()
  },
)

export const Download = meta.story({
  args: { path: '/logs/shop' },
})

Download.test('saves all matching entries to a file', async ({ canvas, userEvent }) => {
  const names: string[] = []
  const pressed = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const made = spyOn(URL, 'createObjectURL')
  await userEvent.click(await canvas.findByRole('button', { name: say('Download CSV') }))
  await waitFor(() => expect(names).toHaveLength(1))
  pressed.mockRestore()
  await expect(names[0]).toMatch(/^olympus-shop-\d{4}-\d\d-\d\d\.csv$/)
  const file = made.mock.calls[0]?.[0]
  made.mockRestore()
  const lines = file instanceof Blob ? (await file.text()).trimEnd().split('\r\n') : []
  await expect(lines).toHaveLength(orders + 1)
  await expect(lines[0]).toContain(say('Total price (OC)'))
  await expect(lines[4]).toContain('The character’s inventory is full.')
})

export const DownloadUnderWay = meta.story(
  mocked(listShopLogs, ({ query }) =>
    query.pageSize === 100
      ? loading()
      : { entries: [...sampleShopLogs], totalEntries: orders, page: 1, pageSize: 10 },
  ),
)

DownloadUnderWay.test('shows that the download is in progress', async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button', { name: say('Download CSV') })
  await userEvent.click(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
})

export const DownloadOffline = meta.story(
  mocked(listShopLogs, ({ query }) =>
    query.pageSize === 100
      ? offline()
      : { entries: [...sampleShopLogs], totalEntries: orders, page: 1, pageSize: 10 },
  ),
)

DownloadOffline.test('shows why the download failed', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: say('Download CSV') }))
  await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: say('Type') }), 'failed')
  await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
})
