import { type Browser, chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { sampleTokens } from '../packages/api-client/src/mocks/sample-tokens.ts'
import { answerApi } from './answer-api.ts'
import { buildPortal } from './build.ts'
import { findChromium } from './chromium.ts'

export interface MockedPortal {
  readonly browser: Browser
  readonly url: string
  /** Opens an empty page in which a player is logged in. `answers`: of the API. */
  readonly openPage: (answers: Parameters<typeof answerApi>[1]) => Promise<Page>
  readonly close: () => Promise<void>
}

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']

/** Builds the portal and serves its files to a browser, without a server behind them. */
export async function openMockedPortal(): Promise<MockedPortal> {
  await buildPortal()
  const server = await preview({
    configFile: false,
    root: 'packages/app',
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  })
  const url = server.resolvedUrls?.local[0] ?? ''
  const browser = await chromium.launch({ executablePath: await findChromium(), args })
  return {
    browser,
    url,
    async openPage(answers) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
      await context.addCookies(Object.entries(sampleTokens).map(([name, value]) => ({ name, value, url })))
      const page = await context.newPage()
      await answerApi(page, answers)
      return page
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
