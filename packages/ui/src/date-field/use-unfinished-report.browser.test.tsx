import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { DateField } from './date-field.tsx'

let root: Root
let place: HTMLElement
const changed = vi.fn()
const reported = vi.fn()

beforeEach(() => {
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  flushSync(() =>
    root.render(
      <DateField
        label="From"
        defaultValue="2025-06-10"
        locale="en-US"
        clearLabel="Clear the date"
        calendarLabel="Choose a day"
        incompleteText="Enter day, month and year"
        onValueChange={changed}
        onUnfinishedChange={reported}
      />,
    ),
  )
})

afterEach(() => {
  root.unmount()
  place.remove()
  vi.clearAllMocks()
})

const day = () => page.getByRole('spinbutton', { name: /^day/ })

test('reports an empty part', async () => {
  await userEvent.click(day())
  await userEvent.keyboard('{Backspace}{Backspace}')
  await vi.waitFor(() => expect(reported).toHaveBeenLastCalledWith(true))
  expect(changed).not.toHaveBeenCalledWith(null)
  await userEvent.keyboard('10')
  await vi.waitFor(() => expect(reported).toHaveBeenLastCalledWith(false))
  expect(changed).toHaveBeenLastCalledWith('2025-06-10')
})

test('reports a day that does not exist, until it is left', async () => {
  await userEvent.click(day())
  await userEvent.keyboard('31')
  await vi.waitFor(() => expect(reported).toHaveBeenLastCalledWith(true))
  ;(document.activeElement as HTMLElement).blur()
  await vi.waitFor(() => expect(reported).toHaveBeenLastCalledWith(false))
  expect(changed).toHaveBeenLastCalledWith('2025-06-30')
})
