import { createElement, useState, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, test, vi } from 'vitest'

import '../theme/theme.ts'
import { TooltipProvider } from '../tooltip/tooltip.tsx'

type Props = Record<string, unknown>
type Story = {
  composed: { args: Props; parameters: Props }
  meta: { input: { component?: ComponentType<Props> } }
}

const files = import.meta.glob<Record<string, Story>>('../*/*.stories.tsx', { eager: true })

const parts = Object.entries(files).flatMap(([file, { Playground }]) => {
  const component = Playground?.meta.input.component
  return Playground && component && !Playground.composed.parameters['contract']
    ? [
        {
          name: file.replace(/^\.\.\/[^/]+\/|\.stories\.tsx$/g, ''),
          component,
          args: Playground.composed.args,
        },
      ]
    : []
})

const mounted: (() => void)[] = []
afterEach(unmountAll)

async function mount(element: ReactNode): Promise<void> {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  mounted.push(() => {
    root.unmount()
    container.remove()
  })
  root.render(<TooltipProvider>{element}</TooltipProvider>)
}

const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/** The element that received the probe prop, after an opening dialog has taken the focus. */
async function found(): Promise<HTMLElement> {
  await expect.poll(() => document.querySelectorAll('[data-probe]').length).toBe(1)
  await settled()
  return document.querySelector<HTMLElement>('[data-probe]') as HTMLElement
}

function unmountAll(): void {
  for (const unmount of mounted.splice(0)) unmount()
}

/** The element and its ancestors, the nearest first. */
function* upwards(element: Element | null): Generator<Element> {
  for (let at = element; at; at = at.parentElement) yield at
}

test('there are components to examine', () => {
  expect(parts.length).toBeGreaterThan(60)
})

describe.each(parts)('$name', ({ component, args }) => {
  test('passes unknown props, class, style and handlers to its element and keeps its own class', async () => {
    const onPointerEnter = vi.fn<() => void>()
    const onFocus = vi.fn<() => void>()
    const onKeyDown = vi.fn<() => void>()
    await mount(createElement(component, { ...args, 'data-probe': 'here' }))
    const plain = [...upwards(await found())].map((around) => [...around.classList])
    unmountAll()
    await mount(
      createElement(component, {
        ...args,
        'data-probe': 'here',
        className: 'of-the-caller',
        style: { '--of-the-caller': 'yes' },
        onPointerEnter,
        onFocus,
        onKeyDown,
      }),
    )
    const element = await found()
    const around = [...upwards(element)]
    const place = around.findIndex(({ classList }) => classList.contains('of-the-caller'))
    const styled = around[place]
    expect(styled, 'the class of the caller').toBeDefined()
    expect([...(styled?.classList ?? [])], 'its own class beside it').toEqual(
      expect.arrayContaining(plain[place] ?? []),
    )
    expect(styled && getComputedStyle(styled).getPropertyValue('--of-the-caller')).toBe('yes')
    for (const handler of [onPointerEnter, onFocus, onKeyDown]) handler.mockClear()
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'F13' }))
    expect(onPointerEnter).toHaveBeenCalledOnce()
    expect(onFocus).toHaveBeenCalledOnce()
    expect(onKeyDown).toHaveBeenCalledOnce()
  })

  test('passes its element to the ref once, even if the ref sets state', async () => {
    const received: (HTMLElement | null)[] = []
    let renders = 0
    function Caller() {
      const [, setElement] = useState<HTMLElement | null>(null)
      renders += 1
      const [ref] = useState(() => (element: HTMLElement | null) => {
        received.push(element)
        setElement(element)
      })
      return createElement(component, { ...args, 'data-probe': 'here', ref })
    }
    await mount(<Caller />)
    const element = await found()
    await expect.poll(() => received[0]).toBe(element)
    await settled()
    expect(received).toEqual([element])
    expect(renders).toBeLessThan(25)
  })
})
