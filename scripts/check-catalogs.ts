import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { catalogFaults } from './catalog-rules.ts'

const folder = 'locales'

const read = () =>
  new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]))

const committed = read()
execFileSync('lingui', ['extract', '--clean'], { stdio: ['ignore', 'ignore', 'inherit'] })
const extracted = read()

const withoutDates = (text: string | undefined) =>
  text?.replaceAll(/^"(POT-Creation|PO-Revision)-Date:.*\n/gm, '')
const drifted = [...extracted.keys()].filter(
  (file) => withoutDates(committed.get(file)) !== withoutDates(extracted.get(file)),
)
const faults = [...extracted].flatMap(([file, text]) => catalogFaults(file.replace('.po', ''), text))

if (drifted.length > 0)
  console.error(
    `The catalogs lag behind the sources: ${drifted.join(', ')}. Commit the result of \`pnpm extract\`.`,
  )
if (faults.length > 0) console.error(`Without translation:\n${faults.join('\n')}`)
process.exitCode = drifted.length + faults.length > 0 ? 1 : 0
