// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'

import { isBeingUsed, watchEntries } from './watch-entries.ts'

let hasEntries: () => boolean

beforeEach(() => {
  document.body.innerHTML = `
    <form>
      <input id="email" type="email">
      <input id="terms" type="checkbox">
      <textarea id="message"></textarea>
    </form>
    <input id="search" type="search">
    <select id="sort"><option>Name</option></select>`
  hasEntries = watchEntries(document)
})

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function controlOf(id: string): Control {
  const control = document.getElementById(id)
  if (!control) throw new Error(id)
  return control as Control
}

function enter(id: string, value?: string): void {
  const control = controlOf(id)
  if (value !== undefined) control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

it.each(['email', 'message', 'search'])('sees text in %s until it is cleared', (id) => {
  enter(id, 'Theron')
  expect(hasEntries()).toBe(true)
  enter(id, '')
  expect(hasEntries()).toBe(false)
})

it('sees choices of forms, but not those that apply at once', () => {
  enter('sort')
  expect(hasEntries()).toBe(false)
  enter('terms')
  expect(hasEntries()).toBe(true)
})

it('ignores prefilled text, and text that is no longer on the page', () => {
  controlOf('email').value = 'theron@example.com'
  expect(hasEntries()).toBe(false)
  enter('email', 'theron@olympus.example')
  controlOf('email').remove()
  expect(hasEntries()).toBe(false)
})

it.each(['<div role="dialog"></div>', '<div role="alertdialog"></div>', '<form data-pending></form>'])(
  'sees %s',
  (used) => {
    expect(isBeingUsed(document)).toBe(false)
    document.body.insertAdjacentHTML('beforeend', used)
    expect(isBeingUsed(document)).toBe(true)
  },
)
