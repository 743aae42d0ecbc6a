import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { wideComments } from './comment-width-rules.ts'

const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\0')
  .filter(Boolean)
const places = files.flatMap((file) =>
  wideComments(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`),
)
for (const place of places) console.error(`${place}: this comment line reaches column 110`)
process.exitCode = places.length > 0 ? 1 : 0
