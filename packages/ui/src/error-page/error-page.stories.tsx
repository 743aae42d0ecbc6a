import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type ComponentProps } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { highContrast, notPictured, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Brand } from '../brand/brand.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { TextLink } from '../text-link/text-link.tsx'
import { ErrorPage } from './error-page.tsx'
import { errorPageTexts } from '../testing/error-page-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'

const goBack = fn()

const actions = (home = 'Go Home', back = 'Go Back') => (
  <>
    <ButtonLink tone="primary" size="lg" href="#home">
      {home}
    </ButtonLink>
    <Button size="lg" icon={<Icon icon={ArrowLeft} />} onClick={goBack}>
      {back}
    </Button>
  </>
)

const meta = preview.meta({
  title: 'Shell/Error page',
  component: ErrorPage,
  parameters: {
    layout: 'fullscreen',
    without: { AllVariants: 'It has one layout; the stories differ in their words.' },
  },
  args: {
    code: '404',
    title: 'Page Not Found',
    message: 'The page you’re looking for doesn’t exist',
    brand: (
      <Brand asChild>
        <a href="#home" aria-label="Olympus, home" />
      </Brand>
    ),
    actions: actions(),
    footnote: (
      <>
        If you believe this is a mistake, please <TextLink href="#contact">contact support</TextLink>
      </>
    ),
  },
})

export const Playground = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile', 'light mobile'),
})

Playground.test('is read with its code, in the main landmark', async ({ canvas }) => {
  const title = canvas.getByRole('heading', { level: 1 })
  await expect(title).toHaveAccessibleName('404, Page Not Found')
  await expect(canvas.getByRole('main')).toContainElement(title)
})

Playground.test('links home and to support and goes back with a button', async ({ canvas, userEvent }) => {
  goBack.mockClear()
  await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '#home')
  await userEvent.click(canvas.getByRole('button', { name: 'Go Back' }))
  await expect(goBack).toHaveBeenCalledOnce()
  await expect(canvas.getByRole('link', { name: 'contact support' })).toHaveAttribute('href', '#contact')
})

Playground.test('is navigable with the keyboard in reading order', async ({ canvas, userEvent }) => {
  const stops = [
    canvas.getByRole('link', { name: 'Olympus, home' }),
    canvas.getByRole('link', { name: 'Go Home' }),
    canvas.getByRole('button', { name: 'Go Back' }),
    canvas.getByRole('link', { name: 'contact support' }),
  ]
  for (const stop of stops) {
    await userEvent.tab()
    await waitFor(() => expect(stop).toHaveFocus())
  }
})

export const ServerError = meta.story({
  args: { code: '500', title: 'Server Error', message: 'Something went wrong on our end' },
})

export const OwnMessage = meta.story({
  args: { code: '418', title: 'Error', message: 'This amphora cannot brew coffee' },
})

export const WithoutMessage = meta.story({
  args: { code: '502', title: 'Error', message: 'An unexpected error occurred', footnote: undefined },
})

WithoutMessage.test('shows a generic message', async ({ canvas }) => {
  await expect(canvas.getByRole('heading')).toHaveAccessibleName('502, Error')
  await expect(canvas.getByText('An unexpected error occurred')).toBeVisible()
})

function FocusedErrorPage(props: ComponentProps<typeof ErrorPage>) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return <ErrorPage {...props} titleRef={title} />
}

export const Focused = meta.story({
  parameters: notPictured,
  render: (args) => <FocusedErrorPage {...args} />,
})

Focused.test('takes the focus, so it is read at once when a page fails', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus())
})

export const EveryLanguage = meta.story({
  parameters: picturedIn('dark mobile de', 'light mobile cz', 'dark desktop hk'),
  render: (args, { globals }) => {
    const { home, back, ...texts } = errorPageTexts[String(globals['locale'])] ?? {}
    return <ErrorPage {...args} {...texts} actions={actions(home, back)} />
  },
})

EveryLanguage.test('has space for its texts', async ({ canvas }) => {
  await expect(canvas.getByRole('heading')).toBeVisible()
  await staysInside(document.documentElement)
})

export const WithoutStyles = meta.story({ parameters: notPictured })

WithoutStyles.test('is still readable and usable without style sheets', async ({ canvas }) => {
  const sheets = [...document.styleSheets]
  for (const sheet of sheets) sheet.disabled = true
  try {
    const tops = [
      canvas.getByRole('heading'),
      canvas.getByText(/doesn’t exist/),
      canvas.getByRole('link', { name: 'Go Home' }),
    ].map((part) => part.getBoundingClientRect().top)
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    await expect(canvas.getByRole('heading')).toBeVisible()
  } finally {
    for (const sheet of sheets) sheet.disabled = false
  }
})

export const LongText = meta.story({
  args: { code: '418', title: longTexts.german, message: longTexts.unbroken },
  globals: { viewport: { value: 'zoomed' } },
  parameters: {
    ...picturedIn('light mobile'),
    viewport: { options: { zoomed: { name: '400 %', styles: { width: '320px', height: '640px' } } } },
  },
})

LongText.test('wraps without clipping', async ({ canvas }) => {
  await expect(window.innerWidth).toBe(320)
  for (const part of [canvas.getByRole('heading'), canvas.getByText(longTexts.unbroken)]) {
    await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(320)
    await staysInside(part)
  }
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('keeps its text on the system background', async ({ canvas }) => {
  const probe = document.createElement('div')
  probe.style.color = 'CanvasText'
  document.body.append(probe)
  await expect(getComputedStyle(canvas.getByRole('heading')).color).toBe(getComputedStyle(probe).color)
  probe.remove()
})
