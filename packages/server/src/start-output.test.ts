import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type StartOutput, startOutput } from './start-output.ts'

interface Surroundings {
  readonly isTTY: boolean
  readonly nodeEnv: string | undefined
}

async function printedBy(act: (output: StartOutput) => unknown, { isTTY, nodeEnv }: Surroundings) {
  let text = ''
  await act(startOutput({ stdout: { isTTY, write: (part) => void (text += part) }, nodeEnv }))
  return stripVTControlCharacters(text)
}

const terminal: Surroundings = { isTTY: true, nodeEnv: undefined }

const migrate = ({ step }: StartOutput) =>
  step(
    () => Promise.resolve(27),
    (count) => `Migrated the database (${count} migrations)`,
  )

describe('on a terminal', () => {
  it('prints a line per step', async () => {
    expect(await printedBy(migrate, terminal)).toBe('Migrated the database (27 migrations)\n')
  })

  it('prints no line for a step that failed', async () => {
    const failing = ({ step }: StartOutput) =>
      expect(
        step(
          () => Promise.reject(new Error('no space left')),
          () => 'Built the portal',
        ),
      ).rejects.toThrow('no space left')
    expect(await printedBy(failing, terminal)).toBe('')
  })

  it('prints warnings and errors, and no routine lines', async () => {
    const text = await printedBy((output) => {
      const log = output.createLog(null)
      log.info({ path: '/api/login' }, 'request')
      log.warn({ part: 'limiter' }, 'does not stop in time')
      log.error({ err: new Error('disk full') }, 'request failed')
    }, terminal)
    expect(text).toMatch(/^WARN \[\d\d:\d\d:\d\d\]: does not stop in time \{"part":"limiter"\}\nERROR /)
    expect(text).toContain('request failed')
    expect(text).toContain('Error: disk full\n')
    expect(text).not.toContain('/api/login')
  })

  it('prints routine lines at a configured level', async () => {
    const text = await printedBy(
      ({ createLog }) => createLog('info').info({ status: 200 }, 'request'),
      terminal,
    )
    expect(text).toMatch(/^INFO \[\d\d:\d\d:\d\d\]: request \{"status":200\}\n$/)
  })

  it('redacts secrets', async () => {
    const text = await printedBy(
      ({ createLog }) => createLog(null).warn({ password: 'hidden', mail: { token: 'hidden' } }, 'refused'),
      terminal,
    )
    expect(text).toContain('"token":"[redacted]"')
    expect(text).not.toContain('hidden')
  })
})

describe.each<[string, Surroundings]>([
  ['a pipe', { isTTY: false, nodeEnv: undefined }],
  ['production', { isTTY: true, nodeEnv: 'production' }],
])('in %s', (_, { isTTY, nodeEnv }) => {
  it('prints no steps', async () => {
    expect(await printedBy(migrate, { isTTY, nodeEnv })).toBe('')
  })

  it('logs routine lines too', () => {
    const output = startOutput({ stdout: { isTTY, write: () => {} }, nodeEnv })
    expect(output.createLog(null).isLevelEnabled('info')).toBe(true)
    expect(output.createLog('error').isLevelEnabled('info')).toBe(false)
  })
})
