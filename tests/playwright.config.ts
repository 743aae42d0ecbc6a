import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'playwright/test'

const root = join(import.meta.dirname, '..')
const port = process.env['JOURNEY_PORT'] ?? '3117'
const address = `http://localhost:${port}`

/** Journeys: whole tasks of a player, in Chromium against the built portal on a fresh embedded database. */
export default defineConfig({
  testDir: './journeys',
  outputDir: join(root, '.cache/journeys'),
  reporter: 'list',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
      ],
    },
  },
  webServer: {
    command: 'node packages/server/src/main.ts',
    cwd: root,
    url: `${address}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: port,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'olympus-journeys-')),
      LOG_LEVEL: 'warn',
      DEMO: 'on',
    },
  },
})
