/** All orders of the values. */
export function permutations<Value>(values: readonly Value[]): Value[][] {
  if (values.length <= 1) return [[...values]]
  return values.flatMap((first, index) =>
    permutations(values.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  )
}
