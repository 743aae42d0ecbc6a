import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'

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
 * Puts the page into the state in which a story begins: with the media features that it asks for (null is
 * this system's own), with the pointer off the page, where no story finds it, and with a key as the last
 * input: the browser shows focus accordingly.
 */
const beginStory: BrowserCommand<
  [{ forcedColors: 'active' | null; reducedMotion: 'reduce' | null }]
> = async ({ page }, media) => {
  await page.emulateMedia(media)
  await page.mouse.move(-1, -1)
  await page.keyboard.press('Pause')
}

/**
 * Options of a project whose tests run in Chromium. A new object at each call: Vitest writes the project's
 * name into it.
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
