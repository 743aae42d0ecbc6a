const maxSubjectLength = 60

/** The subject of a commit: one or more areas, then what it does, such as "shop: refuse a changed price". */
const convention = /^[a-z][a-z0-9 -]*(?:, [a-z][a-z0-9 -]*)*: [a-z].*[^.\s]$/

/** The faults of a commit message. */
export function commitFaults(message: string): string[] {
  const [subject = '', second = ''] = message.trimEnd().split('\n')
  const faults = []
  if (subject.length > maxSubjectLength)
    faults.push(`the subject has ${subject.length} characters, at most ${maxSubjectLength}`)
  if (!convention.test(subject)) faults.push('the subject is not like "area: do something", without a period')
  if (second !== '') faults.push('no empty line between subject and body')
  return faults
}
