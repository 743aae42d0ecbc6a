import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The address of the PostgreSQL server. Who does not read it cannot reach the server. */
const variable = 'TEST_DATABASE_URL'

const imported = (file: string, text: string): string[] =>
  [...text.matchAll(/(?:from|import\(?)\s*'(\.[^']+\.ts)'/g)].map(([, to = '']) =>
    path.join(path.dirname(file), to),
  )

/** Whether a module or one that it imports contains a text. There are no cycles. */
function createSearch(text: string): (file: string) => boolean {
  const found = new Map<string, boolean>()
  function contains(file: string): boolean {
    const source = readFileSync(file, 'utf8')
    return source.includes(text) || imported(file, source).some(search)
  }
  function search(file: string): boolean {
    const known = found.get(file)
    if (known !== undefined) return known
    const result = contains(file)
    found.set(file, result)
    return result
  }
  return search
}

/** The server's tests, relative to `root`, for which it makes no difference whether there is PostgreSQL. */
export function testsWithoutPostgresql(root: string): string[] {
  const reachesServer = createSearch(variable)
  return globSync('packages/server/**/*.test.ts', { cwd: root, exclude: ['**/node_modules'] }).filter(
    (file) => !reachesServer(path.join(root, file)),
  )
}
