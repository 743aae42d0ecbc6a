import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'

import type { EmulatedMedia } from './begin-story.ts'

const chromium = playwright({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
})

/**
 * Sets the media features of a story (null is the system's own) and moves the pointer off the page. The key
 * press makes the browser show focus as for a keyboard user.
 */
const beginStory: BrowserCommand<[EmulatedMedia]> = async ({ page }, media) => {
  await page.emulateMedia(media)
  await page.mouse.move(-1, -1)
  await page.keyboard.press('Pause')
}

/**
 * Options of a project whose tests run in Chromium. Each
 * call returns a new object, since Vitest changes it.
 */
export const inChromium = () =>
  ({
    // Stops a test that hangs. The first story of a page waits until the code of all pages is transformed.
    testTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      provider: chromium,
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 800 },
      screenshotFailures: false,
      commands: { beginStory },
    },
  }) satisfies TestProjectInlineConfiguration['test']
