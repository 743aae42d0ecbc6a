interface ListedEndpoint {
  readonly method: string
  readonly path: string
  readonly errors: readonly string[]
}

// The client calls `refreshSession` on its own. Players see its failures as a reason on the login page,
// which has a story. `readWheelLog` is for programs that follow the public log.
const withoutPage = new Set(['refreshSession', 'readWheelLog'])

/**
 * The listed errors and lost connections that no mock replied with. Replies have
 * the format of `.storybook/test/task-meta.ts`.
 */
export function missingReplies(
  endpoints: Readonly<Record<string, ListedEndpoint>>,
  replies: ReadonlySet<string>,
): string[] {
  return Object.entries(endpoints)
    .filter(([name]) => !withoutPage.has(name))
    .flatMap(([name, { method, path, errors }]) =>
      [...errors, 'offline']
        .filter((reply) => !replies.has(`${method} ${path}: ${reply}`))
        .map((reply) => `${name}: ${reply}`),
    )
}
