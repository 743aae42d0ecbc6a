import { ShieldCheck } from 'lucide-react'
import { expect, waitFor } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { vars } from '../theme/vars.css.ts'
import { PageBanner } from './page-banner.tsx'
import { PageFact, PageHead } from './page-head.tsx'

const facts = (
  <>
    <PageFact label="Account ID" value="48213" />
    <PageFact label="User ID" value="20971" />
    <PageFact
      icon={<Icon icon={ShieldCheck} color={vars.color.success} />}
      label="Two-factor authentication on"
    />
  </>
)

const meta = preview.meta({
  title: 'Shell/Page head',
  component: PageHead,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Shop', description: 'Spend Olympus Coins on items for your characters.' },
  argTypes: { facts: { control: false }, control: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', isolation: 'isolate', minHeight: 340 }}>
        <PageBanner />
        <div style={{ paddingInline: vars.layout.gutter, paddingBlockStart: vars.layout.topbarHeight }}>
          <Story />
        </div>
      </div>
    ),
  ],
})

export const Playground = meta.story()

Playground.test('has the heading of the page and its sentence', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  await expect(canvas.getByText(/Spend Olympus Coins/)).toBeVisible()
})

Playground.test('hides the scene from assistive technology and from the pointer', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull()
  const { left, top } = canvas.getByRole('heading').getBoundingClientRect()
  await expect(document.elementFromPoint(left + 4, top + 20)).toBe(canvas.getByRole('heading'))
})

export const WithFacts = meta.story({ args: { title: 'Theron', description: undefined, facts } })

WithFacts.test('lists the facts', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Account ID 48213',
    'User ID 20971',
    'Two-factor authentication on',
  ])
})

export const WithControl = meta.story({ args: { control: <Button>Kallistrate</Button> } })

const titleRef = { current: null as HTMLHeadingElement | null }

export const TakesFocus = meta.story({ args: { titleRef } })

TakesFocus.test('can take the focus of a new page, but is not a tab stop', async ({ canvas, userEvent }) => {
  titleRef.current?.focus()
  await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus())
  titleRef.current?.blur()
  await userEvent.tab()
  await expect(canvas.getByRole('heading')).not.toHaveFocus()
})

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile', 'light mobile'),
  args: { title: 'Theron', description: undefined, facts, control: <Button>Change character</Button> },
})

export const LongText = meta.story({
  args: {
    title: longTexts.german,
    description: longTexts.unbroken,
    facts: <PageFact label={longTexts.chinese} value={longTexts.unbroken} />,
    control: <Button>{longTexts.german}</Button>,
  },
})

LongText.test('wraps and does not scroll sideways', async ({ canvas }) => {
  const words = canvas.getByRole('heading').parentElement as HTMLElement
  // Both are rounded.
  await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth + 1)
  await staysInside(document.documentElement)
})

export const HighContrast = meta.story({ args: { facts }, parameters: highContrast })

HighContrast.test('hides the scene and keeps the text', async ({ canvas }) => {
  await expect(document.querySelector('svg[viewBox="0 440 1600 400"]')?.checkVisibility()).toBe(false)
  await expect(canvas.getByRole('heading')).toBeVisible()
})
