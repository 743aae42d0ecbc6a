import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Button } from '@olympus/ui/button/button'
import { Dialog } from '@olympus/ui/dialog/dialog'
import { toastQueue } from '@olympus/ui/toast/toast-queue'
import { Component, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useLateDialog } from './use-late-dialog.ts'

let root: Root
let place: HTMLElement
/** The loads of the dialogs, by their names. */
let loads: Record<string, PromiseWithResolvers<void>>

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

function Late({ name }: { readonly name: string }): ReactNode {
  const { opened, opener, close } = useLateDialog<string>(
    (asked) => (loads[asked] ??= Promise.withResolvers<void>()).promise,
  )
  return (
    <>
      <Button {...opener(name)}>{name}</Button>
      {opened !== null && (
        <Dialog isOpen title={`Dialog ${opened}`} onOpenChange={close} closeLabel="Close" />
      )}
    </>
  )
}

interface Row {
  readonly id: string
}

/** An opener for a row of a list. */
function LateRow({ row }: { readonly row: Row }): ReactNode {
  const { opened, opener } = useLateDialog<Row>(
    ({ id }) => (loads[id] ??= Promise.withResolvers<void>()).promise,
    ({ id }) => id,
  )
  return (
    <>
      <Button {...opener(row)}>{row.id}</Button>
      {opened && <Dialog isOpen title={`Dialog ${opened.id}`} onOpenChange={() => {}} closeLabel="Close" />}
    </>
  )
}

class Boundary extends Component<{ readonly children: ReactNode }, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render(): ReactNode {
    return this.state.error ? `Caught: ${String(this.state.error)}` : this.props.children
  }
}

async function show(page: ReactNode): Promise<void> {
  root.render(
    <I18nProvider i18n={i18n}>
      <Boundary>{page}</Boundary>
    </I18nProvider>,
  )
  await pass()
}

/** Lets the page render, and a closed dialog look for its opener. */
const pass = async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
}

function buttonOf(name: string): HTMLElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`No button ${name}`)
  return found
}

function press(name: string): void {
  buttonOf(name).focus()
  buttonOf(name).click()
}

async function arrive(name: string): Promise<void> {
  loads[name]?.resolve()
  await pass()
}

const dialogs = () => Array.from(document.querySelectorAll('[role=dialog] h2'), (title) => title.textContent)
const isPending = (name: string) => buttonOf(name).matches('[data-pending][aria-disabled=true]')
const pressKey = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

const twoOpeners = (
  <>
    <Late name="A" />
    <Late name="B" />
    <input />
  </>
)

beforeEach(() => {
  loads = {}
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})

afterEach(() => {
  root.unmount()
  place.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the opener is pending until the dialog opens, and gets the focus back', async () => {
  await show(twoOpeners)
  press('A')
  await pass()
  expect(isPending('A')).toBe(true)
  expect(document.activeElement).toBe(buttonOf('A'))
  place.querySelector('input')?.focus()
  await arrive('A')
  expect(dialogs()).toEqual(['Dialog A'])
  expect(isPending('A')).toBe(false)
  document.querySelector<HTMLElement>('[aria-label=Close]')?.click()
  await expect.poll(() => document.activeElement).toBe(buttonOf('A'))
  expect(dialogs()).toEqual([])
})

test('the opener of a row stays pending when its list is refreshed', async () => {
  await show(<LateRow row={{ id: 'A' }} />)
  press('A')
  await pass()
  await show(<LateRow row={{ id: 'A' }} />)
  expect(isPending('A')).toBe(true)
  await show(<LateRow row={{ id: 'B' }} />)
  expect(isPending('B')).toBe(false)
})

test('code that is there opens the dialog without a wait on the screen', async () => {
  await show(twoOpeners)
  buttonOf('A').focus()
  await arrive('A')
  const changes: boolean[] = []
  press('A')
  requestAnimationFrame(() => changes.push(isPending('A')))
  await pass()
  expect(changes).toEqual([false])
  expect(dialogs()).toEqual(['Dialog A'])
})

test('a later press opens its own dialog only', async () => {
  await show(twoOpeners)
  press('A')
  await pass()
  press('B')
  await pass()
  expect([isPending('A'), isPending('B')]).toEqual([false, true])
  await arrive('B')
  await arrive('A')
  expect(dialogs()).toEqual(['Dialog B'])
})

test.each<[string, () => void]>([
  ['another element is pressed', () => place.querySelector('input')?.click()],
  ['Escape is pressed', () => pressKey('Escape')],
  ['the page below is inert', () => place.toggleAttribute('inert', true)],
  ['the address is another one', () => history.pushState(null, '', '/elsewhere')],
  ['the opener is gone', () => root.render(null)],
])('no dialog opens when %s', async (_what, turnAway) => {
  const { href } = location
  await show(twoOpeners)
  press('A')
  await pass()
  turnAway()
  await pass()
  await arrive('A')
  expect(dialogs()).toEqual([])
  history.replaceState(null, '', href)
})

test('typing and a press on the pending opener do not end the wait', async () => {
  await show(twoOpeners)
  press('A')
  await pass()
  pressKey('x')
  press('A')
  await arrive('A')
  expect(dialogs()).toEqual(['Dialog A'])
})

test('without a network, the opener recovers and says why', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await show(twoOpeners)
  press('A')
  loads['A']?.reject(new Error('lost'))
  await expect.poll(() => toastQueue.snapshot()).toMatchObject([{ tone: 'error' }])
  await pass()
  expect(isPending('A')).toBe(false)
  delete loads['A']
  press('A')
  await arrive('A')
  expect(dialogs()).toEqual(['Dialog A'])
})

test('code that a new build has replaced is left to the error boundary', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  vi.spyOn(console, 'error').mockReturnValue()
  await show(twoOpeners)
  press('A')
  loads['A']?.reject(new Error('lost'))
  await expect.poll(() => place.textContent).toBe('Caught: Error: lost')
})
