import { expect, test } from 'vitest'

import { createLocalStore } from './local-store.ts'
import { fakeStorage } from '../testing/fake-api.ts'
import { createUserStore } from './user-store.ts'

const theron = { id: 20971, username: 'Theron', email: 'theron@example.com' }

test('listeners are called only for changes, until they unsubscribe', () => {
  const store = createUserStore(createLocalStore(fakeStorage()))
  let changes = 0
  const unsubscribe = store.subscribe(() => (changes += 1))
  store.set(theron)
  store.set({ ...theron })
  const first = store.get()
  expect(changes).toBe(1)
  expect(store.get()).toBe(first)
  store.set({ ...theron, email: 'new@example.com' })
  store.clear()
  store.clear()
  expect(changes).toBe(3)
  unsubscribe()
  store.set(theron)
  expect(changes).toBe(3)
})

test.each(['not json', 'null', '{"id":"1"}', '[]'])('an invalid stored user is ignored: %s', (user) => {
  expect(createUserStore(createLocalStore(fakeStorage({ user }))).get()).toBeNull()
})
