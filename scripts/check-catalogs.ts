import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'locales'
/** A change brings its messages in these languages along; the others fall back to English until somebody translates what is new. */
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
const untranslatedIn = (text: string): string[] =>
  text
    .split('\n\n')
    .slice(1)
    .filter((entry) => !entry.includes('#~') && /^msgstr ""$(?!\n")/m.test(entry))
    .map((entry) => /^msgid "(.*)"$/m.exec(entry)?.[1] ?? entry)

const untranslated = complete.flatMap((locale) =>
  untranslatedIn(extracted.get(`${locale}.po`) ?? '').map((message) => `${locale}: ${message}`),
)
for (const [file, text] of extracted) {
  const { length } = untranslatedIn(text)
  if (length > 0 && file !== 'en.po' && !complete.includes(file.replace('.po', '')))
    console.warn(`${file}: ${length} messages are shown in English`)
}

if (drifted.length > 0)
  console.error(
    `The catalogs lag behind the sources: ${drifted.join(', ')}. Commit the result of \`pnpm extract\`.`,
  )
if (untranslated.length > 0) console.error(`Without translation:\n${untranslated.join('\n')}`)
process.exitCode = drifted.length + untranslated.length > 0 ? 1 : 0
