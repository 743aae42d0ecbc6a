const forbidden =
  /node_modules\/(?:\.pnpm\/)?(?:msw|storybook|vitest)[@/]|mockServiceWorker|\.(?:stories|test)\.tsx?$|\/mocks?[/.]/

/** What must never reach players: mocks, stories, tests. */
export const isForbidden = (moduleId: string): boolean => forbidden.test(moduleId)
