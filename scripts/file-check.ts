// `pnpm bench:file-check`: how long the download page takes to hash a large file, beside a control.
import { randomFillSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright'
import { happyPath } from '../packages/api-client/src/mocks/happy-path.ts'
import { paths } from '../packages/app/src/paths.ts'
import { openMockedPortal } from './mocked-portal.ts'

const { values } = parseArgs({
  options: {
    megabytes: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '5' },
  },
})
const bytes = Number(values.megabytes) * 1e6
const rounds = Number(values.rounds)
const allowedSeconds = 3

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

/** From the choice of the file to the answer, and the longest time in which the page drew no frame. */
async function checkFile(page: Page, file: string) {
  const watch = await page.evaluateHandle(() => {
    const seen = { longest: 0, last: performance.now() }
    const look = () => {
      const now = performance.now()
      seen.longest = Math.max(seen.longest, now - seen.last)
      seen.last = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    return seen
  })
  const startedAt = performance.now()
  await page.getByLabel('Choose the file to check').setInputFiles(file)
  const again = page.getByRole('button', { name: 'Check another file' })
  await again.waitFor()
  const seconds = (performance.now() - startedAt) / 1000
  const frameMs = await watch.evaluate(({ longest }) => longest)
  await again.click()
  return { seconds, frameMs }
}

/** The browser's own hash over the whole file in one call, without the reading. */
async function digestFile(page: Page, file: string): Promise<number> {
  const field = await page.evaluateHandle(() => {
    const input = document.createElement('input')
    input.type = 'file'
    return input
  })
  await field.setInputFiles(file)
  return field.evaluate(async ({ files }) => {
    const content = await files?.[0]?.arrayBuffer()
    if (!content) throw new Error('No file was chosen')
    const startedAt = performance.now()
    await crypto.subtle.digest('SHA-256', content)
    return (performance.now() - startedAt) / 1000
  })
}

const directory = mkdtempSync(join(tmpdir(), 'olympus-file-check-'))
const file = join(directory, 'OlympusSetup-x64.exe')
writeFileSync(file, randomFillSync(Buffer.alloc(bytes)))
const portal = await openMockedPortal()

try {
  const page = await portal.openPage(happyPath)
  await page.goto(new URL(paths.download, portal.url).href)
  const measured = []
  for (let round = 0; round < rounds; round++)
    measured.push({ ...(await checkFile(page, file)), control: await digestFile(page, file) })
  console.table(measured)
  const seconds = median(measured.map((round) => round.seconds))
  const control = median(measured.map((round) => round.control))
  console.log(`median ${seconds.toFixed(2)} s, control ${control.toFixed(2)} s`)
  if (seconds > allowedSeconds) process.exitCode = 1
} finally {
  await portal.close()
  rmSync(directory, { recursive: true })
}
