import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createAnchorFile } from './anchor-file.ts'

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-anchors-'))
afterAll(() => fs.rmSync(directory, { recursive: true }))

const fileIn = (...parts: string[]) => path.join(directory, ...parts)

it('appends lines to a file that only its owner can read, in a directory that it makes', () => {
  const name = fileIn('new', 'acts')
  const anchors = createAnchorFile(name)
  expect(anchors.read()).toBe('')
  anchors.append('one')
  createAnchorFile(name).append('two')
  expect(anchors.read()).toBe('one\ntwo\n')
  expect(fs.statSync(name).mode & 0o777).toBe(0o600)
  expect(fs.statSync(path.dirname(name)).mode & 0o777).toBe(0o700)
})

it('starts a line after one that a crash cut off', () => {
  const name = fileIn('torn')
  fs.writeFileSync(name, 'one\ntw')
  createAnchorFile(name).append('three')
  expect(fs.readFileSync(name, 'utf8')).toBe('one\ntw\nthree\n')
})

it('reports that it cannot be written before anything is done', () => {
  expect(() => createAnchorFile(directory).expectWritable()).toThrow(/EISDIR/)
  const anchors = createAnchorFile(fileIn('writable'))
  anchors.expectWritable()
  expect(anchors.read()).toBe('')
})
