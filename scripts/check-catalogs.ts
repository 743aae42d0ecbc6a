import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'locales'
/** Locales that must have every message; the others fall back to English until they are translated. */
const complete = ['de']

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
const untranslated = complete.flatMap((locale) => {
  const entries = (extracted.get(`${locale}.po`) ?? '').split('\n\n').slice(1)
  return entries
    .filter((entry) => !entry.includes('#~') && /^msgstr ""$(?!\n")/m.test(entry))
    .map((entry) => `${locale}: ${/^msgid "(.*)"$/m.exec(entry)?.[1] ?? entry}`)
})

if (drifted.length > 0)
  console.error(
    `The catalogs lag behind the sources: ${drifted.join(', ')}. Commit the result of \`pnpm extract\`.`,
  )
if (untranslated.length > 0) console.error(`Without translation:\n${untranslated.join('\n')}`)
process.exitCode = drifted.length + untranslated.length > 0 ? 1 : 0
