import { expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { createBrowserCheckReport } from './browser-check-report.ts'

it('writes a line a minute for each action, with what happened since the line before', () => {
  const lines: unknown[] = []
  let now = new Date('2026-03-05T12:00:00Z')
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const report = createBrowserCheckReport(log, { now: () => now })
  const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))

  for (let count = 0; count < 3; count++) report('register', 'challenged')
  report('resend-activation', 'challenged')
  later(59)
  report('register', 'proven')
  expect(lines).toMatchObject([
    { level: 'warn', msg: 'browsers are checked', action: 'register', challenged: 1, proven: 0, delayed: 0 },
    { action: 'resend-activation', challenged: 1 },
  ])
  later(1)
  report('register', 'delayed')
  expect(lines.slice(2)).toMatchObject([{ action: 'register', challenged: 2, proven: 1, delayed: 1 }])
})
