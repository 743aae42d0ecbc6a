import { execFileSync } from 'node:child_process'

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

const commitOf = (revision: string): string | undefined => {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`)
  } catch {
    return undefined
  }
}

/**
 * Hash of the commit to compare with: the given one, or the merge base of HEAD and main. On main that is
 * HEAD, so only uncommitted changes are compared.
 */
export function findBase(asked: string | undefined): string {
  const commit = commitOf(asked ?? 'HEAD')
  if (!commit) throw new Error(`There is no revision ${asked ?? 'HEAD'}.`)
  if (asked !== undefined) return commit
  const main = ['main', 'origin/main'].find(commitOf)
  if (!main) throw new Error('There is no branch main here: name what to compare with, as in --base HEAD~1.')
  return git('merge-base', 'HEAD', main)
}

export const describeCommit = (commit: string): string => git('log', '-1', '--format=%h %s', commit)

export const addWorktree = (folder: string, commit: string): string =>
  git('worktree', 'add', '--detach', '--quiet', folder, commit)

export const removeWorktree = (folder: string): string => git('worktree', 'remove', '--force', folder)
