import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'

import { createGameData } from './game-data.ts'

const failing = () => {
  throw new Error('logged an error')
}

test('values are stored by key across visits and cleared together', async () => {
  const factory = new IDBFactory()
  const first = createGameData(factory, failing)
  expect(await first.get('items')).toBeUndefined()
  expect(await first.set('items', [{ id: 1 }])).toBe(true)
  expect(await first.set('bosses', 'hydra')).toBe(true)

  const second = createGameData(factory, failing)
  expect(await second.get('items')).toEqual([{ id: 1 }])
  expect(await second.delete('items')).toBe(true)
  expect(await first.get('items')).toBeUndefined()
  expect(await second.clear()).toBe(true)
  expect(await first.get('bosses')).toBeUndefined()
})

test('the database has version 1 and one store with explicit keys', async () => {
  const factory = new IDBFactory()
  await createGameData(factory, failing).set('a', 1)
  const [info] = await factory.databases()
  expect(info).toEqual({ name: 'game-data', version: 1 })
})

test('another tab can delete the database, and this one opens a new one', async () => {
  const factory = new IDBFactory()
  const data = createGameData(factory, failing)
  await data.set('a', 1)
  await new Promise((resolve, reject) => {
    const request = factory.deleteDatabase('game-data')
    request.addEventListener('success', resolve)
    request.addEventListener('blocked', reject)
  })
  expect(await data.get('a')).toBeUndefined()
  expect(await data.set('a', 2)).toBe(true)
})

test('without IndexedDB nothing is stored and nothing fails', async () => {
  const data = createGameData(null, failing)
  expect(await data.set('a', 1)).toBe(false)
  expect(await data.get('a')).toBeUndefined()
  expect(await data.clear()).toBe(false)
})

test('errors opening the database or storing a value are only logged', async () => {
  const errors: unknown[] = []
  const factory = new IDBFactory()
  await new Promise((resolve) => {
    factory.open('game-data', 2).addEventListener('success', resolve)
  })
  const newer = createGameData(factory, (error) => errors.push(error))
  expect(await newer.get('a')).toBeUndefined()
  expect(errors).toMatchObject([{ name: 'VersionError' }])

  const data = createGameData(new IDBFactory(), (error) => errors.push(error))
  expect(await data.set('a', failing)).toBe(false)
  expect(errors).toMatchObject([{}, { name: 'DataCloneError' }])
  expect(await data.set('a', 1)).toBe(true)
})
