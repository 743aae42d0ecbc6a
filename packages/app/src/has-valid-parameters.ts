import { parameterPatterns } from './paths.ts'

/** The `validate` of a route with parameters. */
export const hasValidParameters = (params: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(params).every(([name, value]) => new RegExp(parameterPatterns[name] ?? '').test(value ?? ''))
