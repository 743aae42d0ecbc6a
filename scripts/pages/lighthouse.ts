import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** Too large to be a dependency of the portal: npm fetches it for the run. */
const version = '13.5.0'

interface Report {
  readonly categories: { readonly performance: { readonly score: number | null } }
}

/** Lighthouse's score of a page as a phone, with a simulated line and processor: 0 to 100. */
export async function lighthouseScore(url: string, chromium: string): Promise<number> {
  const args = [
    '--yes',
    `lighthouse@${version}`,
    url,
    '--quiet',
    '--output=json',
    '--only-categories=performance',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic',
  ]
  const run = spawn('npx', args, {
    env: { ...process.env, CHROME_PATH: chromium },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { categories } = JSON.parse(await text(run.stdout)) as Report
  return Math.round((categories.performance.score ?? 0) * 100)
}
