const fewestLetters = 3
const lettersForTwoEdits = 8

const editsAllowed = (letters: number): number =>
  letters < fewestLetters ? 0 : letters < lettersForTwoEdits ? 1 : 2

/** Scripts that are written without spaces: a word may begin anywhere in them. */
const isUnspaced = (word: string) => /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(word)

/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to make the beginning of a text, or any
 * part of it, of a word.
 */
function editsBetween(letters: readonly string[], text: readonly string[], isAnywhere: boolean): number {
  let before: number[] = []
  let last = Array.from({ length: text.length + 1 }, (_, column) => (isAnywhere ? 0 : column))
  for (const [row, letter] of letters.entries()) {
    const next = [row + 1]
    for (const [column, other] of text.entries()) {
      const changed = (last[column] ?? 0) + (letter === other ? 0 : 1)
      const isSwap = row > 0 && letter === text[column - 1] && letters[row - 1] === other
      const swapped = isSwap ? (before[column - 1] ?? 0) + 1 : changed
      next.push(Math.min(changed, swapped, (last[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    before = last
    last = next
  }
  return Math.min(...last)
}

/** The words of a name, and each two neighbours as if the space between them were forgotten. */
function targetsOf(name: string): string[] {
  const words = name.split(' ')
  return [...words, ...words.slice(1).map((word, index) => `${words[index]}${word}`)]
}

function editsOf(word: string) {
  const letters = [...word]
  const isAnywhere = isUnspaced(word)
  const known = new Map<string, number>()
  return (target: string): number => {
    const remembered = known.get(target)
    if (remembered !== undefined) return remembered
    const edits = target.includes(word) ? 0 : editsBetween(letters, [...target], isAnywhere)
    known.set(target, edits)
    return edits
  }
}

/**
 * The names that a search may have meant: those that are one edit away from it, and where there are none and the search is long,
 * those that are two away. Search and names are folded, as searchNameOf does.
 */
export function similarNames(search: string, names: readonly string[]): string[] {
  const words = search.split(' ').filter(Boolean)
  const allowed = editsAllowed([...words.join('')].length)
  if (allowed === 0) return []
  const counters = words.map(editsOf)
  const found = names.map((name) => {
    const targets = targetsOf(name)
    let edits = 0
    for (const count of counters) {
      edits += Math.min(...targets.map(count))
      if (edits > allowed) break
    }
    return { name, edits }
  })
  const within = (most: number) => found.filter(({ edits }) => edits <= most).map(({ name }) => name)
  const close = within(1)
  return close.length > 0 ? close : within(allowed)
}
