import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

import { createToastQueue } from './toast-queue.ts'
import { Toaster } from './toaster.tsx'

vi.mock('./toast-region.tsx', () => {
  throw new TypeError('Failed to fetch')
})

test('a toast whose code cannot be loaded leaves the page alone', async () => {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const queue = createToastQueue()
  root.render(
    <>
      <p>Page</p>
      <Toaster
        queue={queue}
        label="Notifications ({hotkey})"
        announceLabel="Notification"
        closeLabel="Close"
      />
    </>,
  )
  queue.add('error', { title: 'Offline' })
  await expect(import('./toast-region.tsx')).rejects.toThrow('mocking a module')
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(place.textContent).toBe('Page')
  root.unmount()
  place.remove()
})
