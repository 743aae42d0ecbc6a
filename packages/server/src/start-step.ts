/** Runs one step of a start. `summary` says what it did, without a final period. */
export type Step = <Result>(
  work: () => Promise<Result>,
  summary: (result: Result) => string,
) => Promise<Result>

export const silentStep: Step = (work) => work()
