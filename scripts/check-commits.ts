import { spawnSync } from 'node:child_process'

import { commitFaults } from './commit-rules.ts'

/** The last commit before the convention. */
const base = '6a6e3478f339e72bd5b1b88288bb884feb928cda'

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return status === 0 ? stdout : null
}

const log =
  git('merge-base', '--is-ancestor', base, 'HEAD') === null
    ? null
    : git('log', '--no-merges', '--format=%h%n%B%x00', `${base}..HEAD`)

if (log === null) {
  console.log(`Skipped: the history since ${base.slice(0, 7)} is not here (no git, or a shallow clone).`)
} else {
  const commits = log.split('\0').flatMap((entry) => {
    const [id, ...message] = entry.trimStart().split('\n')
    return id ? [{ id, message: message.join('\n') }] : []
  })
  const faults = commits.flatMap(({ id, message }) =>
    commitFaults(message).map((fault) => `${id} ${message.split('\n')[0]}: ${fault}`),
  )
  for (const fault of faults) console.error(fault)
  console.log(`${commits.length} commits read, ${faults.length} faults.`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
