import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createToastQueue, toast, toastQueue, type ToastQueue } from './toast-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  toast.closeAll()
  vi.runAllTimers()
  vi.useRealTimers()
})

const titles = (queue: ToastQueue) => queue.snapshot().map(({ title }) => title)

test('lists toasts in the order they were added', () => {
  const queue = createToastQueue()
  queue.add('success', { title: 'one' })
  queue.add('error', { title: 'two' })
  expect(titles(queue)).toEqual(['one', 'two'])
})

test('replaces a toast with the same key in place and restarts its time', () => {
  const queue = createToastQueue()
  const first = queue.add('error', { title: 'Account must be offline', key: 'NEED_TO_BE_OFFLINE' })
  queue.add('info', { title: 'other' })
  const second = queue.add('success', { title: 'Done', key: 'NEED_TO_BE_OFFLINE' })
  expect(second).toBe(first)
  expect(titles(queue)).toEqual(['Done', 'other'])
  expect(queue.snapshot()[0]).toMatchObject({ tone: 'success', version: 1 })
})

test('adds a new toast for the key of a closed one', () => {
  const queue = createToastQueue()
  const first = queue.add('info', { title: 'one', key: 'k' })
  queue.close(first)
  const second = queue.add('info', { title: 'two', key: 'k' })
  expect(second).not.toBe(first)
})

test('closes once and removes the toast after its exit animation', () => {
  const queue = createToastQueue()
  const onClose = vi.fn<() => void>()
  const id = queue.add('info', { title: 'one', onClose })
  queue.close(id)
  queue.close(id)
  expect(onClose).toHaveBeenCalledOnce()
  expect(queue.snapshot()[0]?.isOpen).toBe(false)
  vi.runAllTimers()
  expect(queue.snapshot()).toEqual([])
})

test('keeps a closed toast closed on a late update', () => {
  const queue = createToastQueue()
  const id = queue.add('info', { title: 'one' })
  queue.close(id)
  queue.update(id, { title: 'late' })
  expect(titles(queue)).toEqual(['one'])
})

test('notifies its listeners until they unsubscribe', () => {
  const queue = createToastQueue()
  const listener = vi.fn<() => void>()
  const leave = queue.subscribe(listener)
  queue.add('info', { title: 'one' })
  leave()
  queue.add('info', { title: 'two' })
  expect(listener).toHaveBeenCalledOnce()
})

test('follows a promise to its end and then uses the default duration', async () => {
  await toast.promise(Promise.resolve(1350), {
    loading: { title: 'Purchasing' },
    success: (coins) => ({ title: `Paid ${coins}` }),
    error: { title: 'Failed' },
  })
  expect(toastQueue.snapshot()).toMatchObject([{ title: 'Paid 1350', tone: 'success' }])
  expect(toastQueue.snapshot()[0]?.durationMs).toBeUndefined()
})

test('shows the error of a promise and leaves the rejection to its caller', async () => {
  const outcome = toast.promise(Promise.reject(new Error('offline')), {
    loading: { title: 'Purchasing' },
    success: { title: 'Paid' },
    error: (reason) => ({ title: String(reason) }),
  })
  await expect(outcome).rejects.toThrow('offline')
  expect(toastQueue.snapshot()).toMatchObject([{ title: 'Error: offline', tone: 'error' }])
})
