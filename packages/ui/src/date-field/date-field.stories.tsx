import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { hasEdge } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { DateField } from './date-field.tsx'

const meta = preview.meta({
  title: 'Forms/Date field',
  component: DateField,
  args: {
    label: 'From',
    defaultValue: '2025-06-10',
    locale: 'en-US',
    clearLabel: 'Clear the date',
    calendarLabel: 'Choose a day',
    incompleteText: 'Enter day, month and year',
    onValueChange: fn(),
    style: { maxWidth: 240 },
  },
  argTypes: { size: { control: 'inline-radio', options: ['md', 'lg'] } },
})

export const Playground = meta.story()

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getAllByRole' | 'queryByRole'>

const textOf = (canvas: Canvas) => canvas.getByRole('group', { name: 'From' }).textContent
const part = (canvas: Canvas, name: RegExp) => canvas.getByRole('spinbutton', { name })

Playground.test('takes a typed date, part by part', async ({ canvas, args }) => {
  const user = await realUser()
  await user.click(part(canvas, /^month/))
  await user.keyboard('11')
  await waitFor(() => expect(part(canvas, /^day/)).toHaveFocus())
  await user.keyboard('05')
  await waitFor(() => expect(part(canvas, /^year/)).toHaveFocus())
  await user.keyboard('2024')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2024-11-05')
  await expect(textOf(canvas)).toBe('11/05/2024')
})

Playground.test('changes a part with the arrow keys', async ({ canvas, args }) => {
  const user = await realUser()
  await user.click(part(canvas, /^day/))
  await user.keyboard('{ArrowUp}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-06-11')
  await user.keyboard('{ArrowLeft}{ArrowDown}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-05-11')
})

Playground.test('is focused by a press on its label', async ({ canvas }) => {
  const user = await realUser()
  await user.click(canvas.getByText('From'))
  await waitFor(() => expect(part(canvas, /^month/)).toHaveFocus())
})

Playground.test('is cleared with its button, which hands the focus on', async ({ canvas, args }) => {
  const user = await realUser()
  await user.click(canvas.getByRole('button', { name: 'Clear the date' }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
  await expect(textOf(canvas)).toBe('mm/dd/yyyy')
  await waitFor(() => expect(part(canvas, /^month/)).toHaveFocus())
  await expect(canvas.queryByRole('button', { name: 'Clear the date' })).toBeNull()
})

Playground.test('asks for the rest of an incomplete date once it is left', async ({ canvas, args }) => {
  const user = await realUser()
  await user.click(canvas.getByRole('button', { name: 'Clear the date' }))
  await user.keyboard('06')
  await expect(canvas.queryByText('Enter day, month and year')).toBeNull()
  await user.click(document.documentElement, { position: { x: 5, y: 5 } })
  await waitFor(() => expect(part(canvas, /^month/)).toBeInvalid())
  await expect(part(canvas, /^month/)).toHaveAccessibleDescription(/Enter day, month and year/)
  await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
  await user.click(canvas.getByRole('button', { name: 'Clear the date' }))
  await waitFor(() => expect(canvas.queryByText('Enter day, month and year')).toBeNull())
})

const openCalendar = async (canvas: Canvas) => {
  const user = await realUser()
  await user.click(canvas.getByRole('button', { name: 'Choose a day' }))
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/selected/))
  return user
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('grid')).toBeNull())

Playground.test('opens a calendar on the chosen day, with the keyboard too', async ({ canvas, args }) => {
  const user = await realUser()
  await user.click(part(canvas, /^day/))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Tuesday, June 10, 2025 selected'))
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  await isClosed()
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-06-18')
  await expect(textOf(canvas)).toBe('06/18/2025')
})

Playground.test('turns to another month and takes a day with a press', async ({ canvas, args }) => {
  const user = await openCalendar(canvas)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(screen.getByText('July 2025')).toBeVisible())
  await user.click(screen.getByRole('button', { name: /^Friday, July 4, 2025/ }))
  await isClosed()
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-07-04')
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a day' })).toHaveFocus())
})

Playground.test('keeps the date when the calendar is closed with Escape', async ({ canvas, args }) => {
  const user = await openCalendar(canvas)
  await user.keyboard('{ArrowRight}{Escape}')
  await isClosed()
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a day' })).toHaveFocus())
})

export const Empty = meta.story({ args: { defaultValue: null } })

export const Hint = meta.story({ args: { hint: 'Days are in your time zone.' } })

export const Invalid = meta.story({ args: { error: 'Choose June 1, 2025 or later' } })

Invalid.test('reads the error with its first part', async ({ canvas }) => {
  await expect(part(canvas, /^month/)).toBeInvalid()
  await expect(part(canvas, /^month/)).toHaveAccessibleDescription(/Choose June 1, 2025 or later/)
})

export const Disabled = meta.story({ args: { disabled: true } })

export const ReadOnly = meta.story({ args: { readOnly: true } })

ReadOnly.test('cannot be changed', async ({ canvas, args }) => {
  const user = await realUser()
  await user.click(part(canvas, /^day/))
  await user.keyboard('{ArrowUp}')
  await expect(canvas.getByRole('button', { name: 'Choose a day' })).toBeDisabled()
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

const opened = async ({ canvas }: { canvas: Canvas }) => void (await openCalendar(canvas))

export const Open = meta.story({ play: opened })

export const WithBounds = meta.story({
  args: { min: '2025-06-05', max: '2025-06-20' },
  play: opened,
})

WithBounds.test('offers no day and no month outside its bounds', async ({ args }) => {
  const user = await realUser()
  await expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  await expect(screen.getByRole('button', { name: /June 4, 2025/ })).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}')
  await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-06-05')
})

export const Controlled = meta.story({
  render: (args: ComponentProps<typeof DateField>) => <Owner {...args} />,
})

function Owner(props: ComponentProps<typeof DateField>) {
  const [day, setDay] = useState<string | null>('2025-06-10')
  const { defaultValue: _, ...rest } = props
  return (
    <form aria-label="Filter" style={{ display: 'grid', gap: 12 }}>
      <DateField {...rest} name="from" value={day} onValueChange={setDay} />
      <button type="button" onClick={() => setDay(null)}>
        Reset filters
      </button>
    </form>
  )
}

Controlled.test('follows its owner, and submits the ISO date', async ({ canvas }) => {
  const user = await realUser()
  const form = canvas.getByRole('form')
  await expect(new FormData(form as HTMLFormElement).get('from')).toBe('2025-06-10')
  await user.click(canvas.getByRole('button', { name: 'Reset filters' }))
  await expect(textOf(canvas)).toBe('mm/dd/yyyy')
  await expect(new FormData(form as HTMLFormElement).get('from')).toBe('')
})

const onDialogChange = fn()

export const InDialog = meta.story({
  render: (args) => (
    <Dialog isOpen onOpenChange={onDialogChange} title="Filters" closeLabel="Close">
      <DateField {...args} />
    </Dialog>
  ),
})

InDialog.test('Escape closes only the calendar', async () => {
  onDialogChange.mockClear()
  const user = await openCalendar(within(await screen.findByRole('dialog', { name: 'Filters' })))
  await user.keyboard('{Escape}')
  await isClosed()
  await expect(onDialogChange).not.toHaveBeenCalled()
})

/** The order of the parts, and what an empty field shows, in the ten languages of the portal. */
const orders = {
  'en-US': ['06/10/2025', 'mm/dd/yyyy'],
  'de-DE': ['10.06.2025', 'tt.mm.jjjj'],
  'es-ES': ['10/06/2025', 'dd/mm/aaaa'],
  'fr-FR': ['10/06/2025', 'jj/mm/aaaa'],
  'it-IT': ['10/06/2025', 'gg/mm/aaaa'],
  'cs-CZ': ['10. 06. 2025', 'dd. mm. rrrr'],
  'pl-PL': ['10.06.2025', 'dd.mm.rrrr'],
  'tr-TR': ['10.06.2025', 'gg.aa.yyyy'],
  'zh-Hans-CN': ['2025/06/10', '年/月/日'],
  'zh-Hant-HK': ['10/06/2025', '日/月/年'],
} as const

export const Languages = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12, maxWidth: 420 }}>
      {Object.keys(orders).flatMap((locale) => [
        <DateField key={locale} {...args} label={locale} locale={locale} />,
        <DateField
          key={`${locale} empty`}
          {...args}
          label={`${locale}, empty`}
          {...{ locale }}
          defaultValue={null}
        />,
      ])}
    </div>
  ),
})

Languages.test('follow the language of the page', async ({ canvas }) => {
  const plain = (name: string) =>
    canvas.getByRole('group', { name }).textContent?.replaceAll(/[\s\u200e]/g, ' ')
  const shown = Object.keys(orders).map((locale) => [locale, [plain(locale), plain(`${locale}, empty`)]])
  await expect(Object.fromEntries(shown)).toEqual(orders)
})

export const CalendarInGerman = meta.story({
  args: { locale: 'de-DE' },
  play: async ({ canvas }) => {
    const user = await realUser()
    await user.click(canvas.getByRole('button', { name: 'Choose a day' }))
    await waitFor(() => expect(screen.getByText('Juni 2025')).toBeVisible())
  },
})

CalendarInGerman.test('starts the week on Monday', async () => {
  const [first] = screen.getByRole('grid').querySelectorAll('th')
  await expect(first).toHaveTextContent('Mo')
})

export const CalendarInChinese = meta.story({
  args: { locale: 'zh-Hant-HK' },
  play: async ({ canvas }) => {
    const user = await realUser()
    await user.click(canvas.getByRole('button', { name: 'Choose a day' }))
    await waitFor(() => expect(screen.getByText('2025年6月')).toBeVisible())
  },
})

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 200px))', gap: 12 }}>
      {(['md', 'lg'] as const).flatMap((size) => [
        <DateField key={size} {...args} size={size} />,
        <DateField key={`${size} empty`} {...args} size={size} defaultValue={null} />,
        <DateField key={`${size} invalid`} {...args} size={size} error="Choose a later day" />,
        <DateField key={`${size} disabled`} {...args} size={size} disabled />,
      ])}
    </div>
  ),
})

export const LongText = meta.story({
  args: { label: longTexts.german, hint: longTexts.chinese, error: longTexts.unbroken },
})

LongText.test('wraps inside its width', async ({ canvas }) => {
  await staysInside(canvas.getByRole('group').closest<HTMLElement>('[data-invalid]')?.parentElement, 240)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps an edge around each field', async ({ canvas }) => {
  await hasEdge(canvas.getAllByRole('group').map((group) => group.parentElement))
})
