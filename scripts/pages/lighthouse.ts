import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../run.ts'

/** Too large to be a dependency of the portal: npm fetches it for the run. */
const version = '13.5.0'
/** It sometimes finds no start of the navigation in its trace. */
const attempts = 3

interface Report {
  readonly categories: { readonly performance: { readonly score: number | null } }
}

/**
 * Lighthouse's score of a page as a phone, with a simulated line and processor: 0 to 100, or undefined if
 * it failed each time.
 */
export async function lighthouseScore(url: string, chromium: string): Promise<number | undefined> {
  const directory = mkdtempSync(join(tmpdir(), 'olympus-lighthouse-'))
  // To a pipe, Lighthouse can exit before it has written the whole report.
  const file = join(directory, 'report.json')
  const args = [
    '--yes',
    `lighthouse@${version}`,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--only-categories=performance',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic',
  ]
  try {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const code = await run('npx', args, { env: { ...process.env, CHROME_PATH: chromium } })
      if (code !== 0) continue
      const { categories } = JSON.parse(readFileSync(file, 'utf8')) as Report
      return Math.round((categories.performance.score ?? 0) * 100)
    }
    return undefined
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
