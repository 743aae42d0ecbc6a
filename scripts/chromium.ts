import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installDebianPackage } from './debian-package.ts'
import { onPath } from './path-search.ts'
import { run } from './run.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

const downloaded = (): string | undefined =>
  existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined

const known = (): string | undefined => process.env['CHROMIUM_PATH'] ?? onPath(...names) ?? downloaded()

/** Path of a Chromium: CHROMIUM_PATH, one that is installed, or one that this call installs. */
export async function findChromium(): Promise<string> {
  const found = known()
  if (found) return found
  console.log('No Chromium found, installing one…')
  if (!(await installDebianPackage('chromium'))) await run('playwright', ['install', 'chromium'])
  const installed = known()
  if (!installed) throw new Error('The tests need a Chromium: install one, or name it in CHROMIUM_PATH.')
  return installed
}
