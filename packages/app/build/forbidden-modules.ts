const forbidden =
  /node_modules\/(?:\.pnpm\/)?(?:msw|storybook|vitest)[@/]|\.(?:stories|test)\.tsx?$|\/mocks?[/.]/

/** Recognizes mocks, stories and tests, which must never be shipped. */
export const isForbidden = (moduleId: string): boolean => forbidden.test(moduleId)
