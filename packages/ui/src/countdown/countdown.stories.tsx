import { Check } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'

import { highContrast, notPictured, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Badge } from '../badge/badge.tsx'
import { Card } from '../card/card.tsx'
import { Icon } from '../icon/icon.tsx'
import { TickMeter } from '../meter/tick-meter.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { stopClock } from '../testing/stop-clock.ts'
import type { CountdownUnit } from './countdown-model.ts'
import { Countdown } from './countdown.tsx'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const startMs = Date.parse('2025-06-10T10:00:00Z')
const endsAtMs = startMs + 3 * dayMs + 14 * hourMs

/** Stopped unless a test sets it. */
const clock = { ms: startMs }
const now = () => clock.ms
const fireVisibilityChange = () => document.dispatchEvent(new Event('visibilitychange'))

const formatIn = (locale: string) => (amount: number, unit: CountdownUnit) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(amount)

const meta = preview.meta({
  title: 'Data/Countdown',
  component: Countdown,
  args: {
    label: 'Next activation in',
    endsAtMs,
    now,
    formatUnit: formatIn('en-US'),
    doneText: 'You can now swap',
    onComplete: fn(),
  },
  beforeEach: () => {
    clock.ms = startMs
  },
})

const announcer = () => document.querySelector('[data-live-announcer]')

export const Playground = meta.story()

/** The small size, for use beside other content. */
export const InOneLine = meta.story({ args: { size: 'sm', label: 'Time left:' } })

Playground.test('is a named timer with a machine-readable duration', async ({ canvas }) => {
  const timer = canvas.getByRole('timer', { name: 'Next activation in' })
  await expect(timer.querySelector('time')).toHaveAttribute('datetime', 'P3DT14H')
  await expect(timer.querySelector('time')).toHaveTextContent(/^3 days 14 hours$/)
})

Playground.test('announces nothing while it runs', async ({ canvas }) => {
  using time = stopClock()
  await expect(canvas.getByRole('timer')).not.toHaveAttribute('aria-live')
  const before = announcer()?.textContent ?? ''
  clock.ms += hourMs
  fireVisibilityChange()
  await waitFor(() => expect(canvas.getByText('13')).toBeVisible())
  await time.pass(1000)
  await expect(announcer()?.textContent ?? '').toBe(before)
})

Playground.test(
  'pauses while the page is hidden and catches up at once when it is visible',
  async ({ canvas }) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    try {
      fireVisibilityChange()
      clock.ms += 2 * dayMs
      fireVisibilityChange()
      await new Promise((later) => requestAnimationFrame(later))
      await expect(canvas.getByRole('timer').querySelector('time')).toHaveAttribute('datetime', 'P3DT14H')
    } finally {
      Reflect.deleteProperty(document, 'hidden')
    }
    fireVisibilityChange()
    await waitFor(() =>
      expect(canvas.getByRole('timer').querySelector('time')).toHaveAttribute('datetime', 'P1DT14H'),
    )
  },
)

export const LastDay = meta.story({ args: { endsAtMs: startMs + 5 * hourMs + 20 * minuteMs } })
export const LastHour = meta.story({ args: { endsAtMs: startMs + 12 * minuteMs } })
export const OneOfEach = meta.story({ args: { endsAtMs: startMs + dayMs + hourMs } })

OneOfEach.test('uses singular words', async ({ canvas }) => {
  await expect(canvas.getByRole('timer')).toHaveTextContent('1 day 1 hour')
})

export const Done = meta.story({ args: { endsAtMs: startMs } })

Done.test(
  'shows its final text without calling `onComplete` if it had ended before',
  async ({ canvas, args }) => {
    await expect(canvas.getByText('You can now swap')).toBeVisible()
    await expect(canvas.queryByRole('timer')).toBeNull()
    await expect(args.onComplete).not.toHaveBeenCalled()
  },
)

export const Ending = meta.story({
  parameters: notPictured,
  args: { endsAtMs: startMs + 40, doneText: 'The swap is open' },
})

Ending.test('calls `onComplete` once and announces the end', async ({ canvas, args }) => {
  await expect(canvas.getByRole('timer')).toHaveTextContent('1 minute')
  clock.ms += 40
  await waitFor(() => expect(canvas.getByText('The swap is open')).toBeVisible())
  await waitFor(() => expect(args.onComplete).toHaveBeenCalledOnce())
  fireVisibilityChange()
  await waitFor(() => expect(announcer()).toHaveTextContent('The swap is open'))
  await expect(args.onComplete).toHaveBeenCalledOnce()
})

export const Week = meta.story({
  parameters: picturedIn('dark desktop', 'light mobile'),
  render: (args) => (
    <Card style={{ maxWidth: 960 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px 40px' }}>
        <Countdown {...args} />
        <TickMeter
          label="This week"
          isCaptionHidden
          value={3.42}
          max={7}
          valueText="3 days and 14 hours of 7 days remain"
          tickLabels={['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']}
          style={{ flex: '1 1 260px' }}
        />
        <Badge tone="success" icon={<Icon icon={Check} size={13} />}>
          Account offline
        </Badge>
      </div>
    </Card>
  ),
})

const locales = ['en-US', 'de-DE', 'cs-CZ', 'es-ES', 'fr-FR', 'it-IT', 'pl-PL', 'tr-TR', 'zh-CN', 'zh-HK']

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile'),
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' }}>
      {[endsAtMs, startMs + 5 * hourMs, startMs + 12 * minuteMs, startMs].map((endsAtMs) => (
        <Countdown key={endsAtMs} {...args} endsAtMs={endsAtMs} />
      ))}
      {locales.map((locale) => (
        <Countdown key={locale} {...args} label={locale} lang={locale} formatUnit={formatIn(locale)} />
      ))}
    </div>
  ),
})

AllVariants.test('formats the units as each language does', async ({ canvas }) => {
  await expect(canvas.getByRole('timer', { name: 'de-DE' })).toHaveTextContent('3 Tage 14 Stunden')
  await expect(canvas.getByRole('timer', { name: 'pl-PL' })).toHaveTextContent('3 dni 14 godzin')
})

export const LongText = meta.story({
  render: (args) => (
    <div style={{ width: 288, display: 'grid', gap: 16 }}>
      {Object.values(longTexts).map((text) => (
        <Countdown key={text} {...args} label={text} endsAtMs={startMs + 123 * dayMs + 23 * hourMs} />
      ))}
      <Countdown {...args} endsAtMs={startMs} doneText={longTexts.unbroken} />
    </div>
  ),
})

LongText.test('wraps inside its column', async ({ canvasElement }) => {
  await staysInside(canvasElement.querySelectorAll<HTMLElement>('[role=timer], [data-done]'), 288)
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('keeps its text readable', async ({ canvas }) => {
  await expect(canvas.getByText('14')).toBeVisible()
})
