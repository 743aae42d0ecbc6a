import { modes } from '../.storybook/modes.ts'
import { buildCommit, buildWorkingTree, serveBook } from './visual/book.ts'
import { parseOptions, usage, type VisualOptions } from './visual/options.ts'
import { exitCodeFor, type Outcome } from './visual/outcome.ts'
import { planShots } from './visual/plan.ts'
import { summaryOf } from './visual/report.ts'
import { writeReport } from './visual/report-folder.ts'
import { describeCommit, findBase } from './visual/revision.ts'
import { launchBrowser, takePictures } from './visual/session.ts'
import { readStories } from './visual/stories.ts'

const defaults = { 'dark desktop': modes['dark desktop'], 'light mobile': modes['light mobile'] }

function createProgress(total: number): (outcome: Outcome) => void {
  let done = 0
  let found = 0
  return ({ verdict, title, name, mode }) => {
    done += 1
    if (verdict !== 'unchanged') found += 1
    if (verdict !== 'unchanged')
      console.log(
        `${process.stdout.isTTY ? '\r\u001B[K' : ''}${verdict.padEnd(9)} ${title} / ${name}, ${mode}`,
      )
    if (process.stdout.isTTY)
      process.stdout.write(`\r\u001B[K${done} of ${total} pictures, ${found} to look at`)
    else if (done % 100 === 0 || done === total)
      console.log(`${done} of ${total} pictures, ${found} to look at`)
  }
}

async function main({ base: asked, only, outDir }: VisualOptions): Promise<0 | 1> {
  const commit = findBase(asked)
  const base = describeCommit(commit)
  console.log(`Building Storybook of ${base}…`)
  const baseFolder = await buildCommit(commit)
  console.log('Building Storybook of the working tree…')
  const headFolder = await buildWorkingTree()

  const [baseBook, headBook] = [await serveBook(baseFolder), await serveBook(headFolder)]
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    const stories = {
      base: await readStories(page, baseBook.url),
      head: await readStories(page, headBook.url),
    }
    await page.close()
    const shots = planShots({ ...stories, only, defaults })
    if (shots.length === 0) throw new Error(`No story has ${only.join(' or ')} in its id, title or file.`)

    const outcomes = await takePictures({
      browser,
      shots,
      baseUrl: baseBook.url,
      headUrl: headBook.url,
      onOutcome: createProgress(shots.length),
    })
    const report = writeReport({
      outDir,
      outcomes,
      base,
      head: `the working tree on ${describeCommit('HEAD')}`,
    })
    console.log(`\n${summaryOf(outcomes)}\n${report}`)
    return exitCodeFor(outcomes)
  } finally {
    await browser.close()
    await Promise.all([baseBook.close(), headBook.close()])
  }
}

try {
  const options = parseOptions(process.argv.slice(2))
  if (options.isHelp) console.log(usage)
  else process.exitCode = await main(options)
} catch (error) {
  console.error(error instanceof TypeError ? `${error.message}\n\n${usage}` : error)
  process.exitCode = 2
}
