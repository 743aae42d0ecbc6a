import { describe, expect, it } from 'vitest'

import { createFormat, daysBetween } from './format.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const english = createFormat('en-US')
const german = createFormat('de-DE')

it('groups numbers as the language does', () => {
  expect([english.number(12480), german.number(12480)]).toEqual(['12,480', '12.480'])
})

it('formats negative numbers with a true minus', () => {
  expect([english.number(-12), german.number(-12n)]).toEqual(['−12', '−12'])
})

it('formats changes with a sign and a true minus', () => {
  expect([english.change(1050), english.change(-2400), english.change(0)]).toEqual(['+1,050', '−2,400', '0'])
})

it("converts minor units by the currency's number of decimals", () => {
  expect(english.money(499, 'EUR')).toBe('€4.99')
  expect(plain(german.money(19999, 'EUR'))).toBe('199,99 €')
  expect(english.money(500, 'JPY')).toBe('¥500')
})

it('lists names as the language does', () => {
  expect(english.list(['Ianthe', 'Melantho'])).toBe('Ianthe and Melantho')
  expect(german.list(['Ianthe', 'Melantho', 'Drakontas'])).toBe('Ianthe, Melantho und Drakontas')
})

it('splits a duration into parts', () => {
  expect(english.unitParts(14, 'hour').map(({ value }) => value)).toEqual(['14', ' ', 'hours'])
  expect(german.unitParts(1, 'day').map(({ type }) => type)).toEqual(['integer', 'literal', 'unit'])
})

describe('days', () => {
  const now = new Date(2025, 5, 10, 0, 30)
  const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString()

  it('are counted by calendar, not by 24 hours', () => {
    expect(daysBetween(now, new Date(2025, 5, 9, 23, 59))).toBe(-1)
    expect(daysBetween(now, new Date(2025, 5, 10, 23, 59))).toBe(0)
    expect(daysBetween(new Date(2025, 2, 29, 12), new Date(2025, 2, 31, 1))).toBe(2)
  })

  it('have names near today', () => {
    expect(english.day(at(2025, 5, 10, 18), now)).toBe('Today')
    expect(english.day(at(2025, 5, 9, 18), now)).toBe('Yesterday')
    expect(english.day(at(2025, 5, 8, 18), now)).toBe('Jun 8, 2025')
    expect(english.day(at(2025, 5, 11, 18), now)).toBe('Jun 11, 2025')
    expect(german.day(at(2025, 5, 9, 18), now)).toBe('Gestern')
  })

  it("start with a capital letter in the language's own case rules", () => {
    // A dotted İ would be wrong here; a plain toUpperCase writes I.
    const [first] = createFormat('tr-TR').day(at(2025, 5, 10, 18), now)
    expect(first).toBe('B')
    expect(createFormat('zh-Hans-CN').day(at(2025, 5, 10, 18), now)).toBe('今天')
  })
})

it('shows times on a 24-hour clock', () => {
  expect(english.time(new Date(2025, 5, 10, 0, 5).toISOString())).toBe('00:05')
  expect(english.time(new Date(2025, 5, 10, 18, 42).toISOString())).toBe('18:42')
})

it('shows moments in UTC if the time zone of the device is not known', () => {
  const utc = createFormat('en-US', 'UTC')
  expect(utc.dateTime('2025-06-12T23:30:00Z')).toBe('Jun 12, 2025, 23:30')
  expect(utc.day('2025-06-12T23:30:00Z', new Date('2025-06-13T00:10:00Z'))).toBe('Yesterday')
})

it('shows a calendar day unchanged in every time zone', () => {
  expect(english.calendarDate('2025-06-12')).toBe('June 12, 2025')
  expect(german.calendarDate('2025-06-12')).toBe('12. Juni 2025')
})
