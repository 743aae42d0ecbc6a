import {
  createElement as h,
  startTransition,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
  type ChangeEvent,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'

import { keepEarlyUse } from './early-use.ts'

const onSubmit = vi.fn()
const onPress = vi.fn()
const onFile = vi.fn()

const initial = { email: '', language: 'en', isRemembered: false, kind: '' }

/** React takes over the frame first, as it does with pages of players. */
function Frame() {
  useEffect(() => globalThis.replayEarlyUse?.())
  return h(Suspense, {}, h(Page))
}

const never = () => () => undefined

function Page() {
  const [values, setValues] = useState(initial)
  // What only the browser knows makes React render again as soon as it has taken over the page.
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const change = (part: Partial<typeof values>) => setValues((last) => ({ ...last, ...part }))
  return h(
    'form',
    {
      onSubmit(event) {
        event.preventDefault()
        onSubmit(values)
      },
    },
    h('input', {
      value: values.email,
      onChange: ({ currentTarget }) => change({ email: currentTarget.value }),
    }),
    h(
      'select',
      {
        value: values.language,
        onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => change({ language: target.value }),
      },
      h('option', { value: 'en' }),
      h('option', { value: 'de' }),
    ),
    h('input', {
      type: 'checkbox',
      checked: values.isRemembered,
      onChange: ({ currentTarget }) => change({ isRemembered: currentTarget.checked }),
    }),
    h('input', {
      type: 'radio',
      name: 'kind',
      value: 'gift',
      checked: values.kind === 'gift',
      onChange: ({ currentTarget }) => change({ kind: currentTarget.value }),
    }),
    h('input', { type: 'file', onChange: ({ currentTarget }) => onFile(currentTarget.files?.[0]?.name) }),
    h('button', { type: 'button', onClick: onPress }),
    h('button', { type: 'submit' }),
    h('button', { type: 'button', popoverTarget: 'menu' }),
    h('div', { id: 'menu', popover: 'auto' }),
    h('output', {}, JSON.stringify(values)),
    h('i', {}, String(isBrowser)),
  )
}

const markup =
  '<!--$--><form><input value=""><select><option value="en"></option><option value="de"></option></select>' +
  '<input type="checkbox"><input type="radio" name="kind" value="gift"><input type="file">' +
  '<button type="button"></button><button type="submit"></button>' +
  '<button type="button" popovertarget="menu"></button><div id="menu" popover="auto"></div>' +
  `<output>${JSON.stringify(initial).replaceAll('"', '&quot;')}</output><i>false</i></form><!--/$-->`

async function usedBeforeScripts(
  act: (root: HTMLElement) => void,
  meanwhile: (root: HTMLElement) => void = () => undefined,
): Promise<HTMLElement> {
  const root = document.createElement('div')
  root.innerHTML = markup
  document.body.replaceChildren(root)
  keepEarlyUse()
  act(root)
  startTransition(() => void hydrateRoot(root, h(Frame)))
  meanwhile(root)
  await vi.waitFor(() => expect(globalThis.replayEarlyUse).toBeUndefined())
  return root
}

const part = (root: HTMLElement, selector: string) => root.querySelector<HTMLInputElement>(selector)

function type(root: HTMLElement, selector: string, value: string): void {
  const field = part(root, selector)
  if (field) field.value = value
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}

it('repeats what was entered before the scripts started', async () => {
  const root = await usedBeforeScripts((page) => {
    type(page, 'input', 'theron@example.com')
    type(page, 'select', 'de')
    part(page, '[type=checkbox]')?.click()
    part(page, '[type=radio]')?.click()
  })
  const entered = { email: 'theron@example.com', language: 'de', isRemembered: true, kind: 'gift' }
  await vi.waitFor(() => expect(JSON.parse(root.querySelector('output')?.textContent ?? '')).toEqual(entered))
  expect(part(root, 'input')?.value).toBe('theron@example.com')
  expect(part(root, '[type=checkbox]')?.checked).toBe(true)
  expect(part(root, '[type=radio]')?.checked).toBe(true)
})

it('repeats that a file was chosen', async () => {
  await usedBeforeScripts((page) => {
    const files = new DataTransfer()
    files.items.add(new File(['launcher'], 'launcher.exe'))
    const field = part(page, '[type=file]')
    if (field) field.files = files.files
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await vi.waitFor(() => expect(onFile.mock.calls).toEqual([['launcher.exe']]))
})

it('repeats the last button once', async () => {
  await usedBeforeScripts((page) => {
    type(page, 'input', 'theron@example.com')
    part(page, '[type=submit]')?.click()
  })
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled())
  expect(onSubmit.mock.calls).toEqual([[{ ...initial, email: 'theron@example.com' }]])
  const root = await usedBeforeScripts((page) => part(page, '[type=button]')?.click())
  await vi.waitFor(() => expect(onPress).toHaveBeenCalledTimes(1))
  part(root, '[type=button]')?.click()
  expect(onPress).toHaveBeenCalledTimes(2)
})

it('opens a popover when React can place it, and leaves it open', async () => {
  const isOpen = (root: HTMLElement) => root.querySelector(':popover-open') !== null
  const root = await usedBeforeScripts((page) => {
    part(page, '[popovertarget]')?.click()
    expect(isOpen(page)).toBe(false)
  })
  await vi.waitFor(() => expect(isOpen(root)).toBe(true))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(isOpen(root)).toBe(true)
})

it('keeps what is entered while React takes the page over', async () => {
  const root = await usedBeforeScripts(
    () => undefined,
    (page) => type(page, 'select', 'de'),
  )
  await vi.waitFor(() => expect(root.querySelector('output')?.textContent).toContain('"language":"de"'))
})

it('keeps what was entered when the next letter makes React take the page over', async () => {
  const root = await usedBeforeScripts(
    (page) => type(page, 'input', 'thero'),
    (page) => {
      const field = part(page, 'input')
      field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }))
      field?.dispatchEvent(new InputEvent('beforeinput', { data: 'n', bubbles: true }))
      field?.setRangeText('n', field.value.length, field.value.length)
      field?.dispatchEvent(new InputEvent('input', { data: 'n', bubbles: true }))
    },
  )
  await vi.waitFor(() => expect(root.querySelector('output')?.textContent).toContain('"email":"theron"'))
  expect(part(root, 'input')?.value).toBe('theron')
})

it('sends what was entered before with a press while React takes the page over', async () => {
  onSubmit.mockClear()
  await usedBeforeScripts(
    (page) => type(page, 'input', 'theron@example.com'),
    (page) => part(page, '[type=submit]')?.click(),
  )
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled())
  expect(onSubmit.mock.calls).toEqual([[{ ...initial, email: 'theron@example.com' }]])
})

it('repeats only one of two presses before and while React takes the page over', async () => {
  onPress.mockClear()
  const press = (page: HTMLElement) => part(page, '[type=button]')?.click()
  await usedBeforeScripts(press, press)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(onPress).toHaveBeenCalledTimes(1)
})

it('does only once what is done while React takes the page over', async () => {
  onPress.mockClear()
  await usedBeforeScripts(
    () => undefined,
    (root) => root.querySelector<HTMLElement>('button[type=button]')?.click(),
  )
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(onPress).toHaveBeenCalledTimes(1)
})
