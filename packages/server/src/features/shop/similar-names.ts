const fewestLetters = 3
const lettersForTwoEdits = 8

const editsAllowed = (letters: number): number =>
  letters < fewestLetters ? 0 : letters < lettersForTwoEdits ? 1 : 2

/** Scripts without spaces: a word may start anywhere. */
const isUnspaced = (word: string) => /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(word)

interface Comparison {
  /** Otherwise the text must start with the word. */
  readonly isAnywhere: boolean
  /** Higher counts are reported as this value plus one. */
  readonly most: number
}

/** The number of inserted, deleted, replaced or swapped letters needed to find a word in a text. */
function editsToFind(word: string, text: string, { isAnywhere, most }: Comparison): number {
  const columns = isAnywhere ? text.length : Math.min(text.length, word.length + most)
  if (word.length - columns > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: columns + 1 }, (_, column) => (isAnywhere ? 0 : column))
  for (let row = 1; row <= word.length; row++) {
    const letter = word[row - 1]
    const next = [row]
    let fewest = row
    for (let column = 1; column <= columns; column++) {
      const other = text[column - 1]
      const leftOut = (last[column] ?? 0) + 1
      const putIn = (next[column - 1] ?? 0) + 1
      const changed = (last[column - 1] ?? 0) + (letter === other ? 0 : 1)
      const isSwap = row > 1 && letter === text[column - 2] && word[row - 2] === other
      const swapped = isSwap ? (before[column - 2] ?? 0) + 1 : changed
      const edits = Math.min(leftOut, putIn, changed, swapped)
      next.push(edits)
      if (edits < fewest) fewest = edits
    }
    // The minimum of a row never decreases in later rows.
    if (fewest > most) return most + 1
    before = last
    last = next
  }
  return Math.min(...last)
}

/**
 * Counts the edits between a search word and the nearest word of a name. Also compares pairs of adjacent
 * words without their space. Caches results, because names share words.
 */
function editsOf(word: string, most: number) {
  const comparison = { isAnywhere: isUnspaced(word), most }
  const known = new Map<string, number>()

  function compare(target: string): number {
    const remembered = known.get(target)
    if (remembered !== undefined) return remembered
    const edits = target.includes(word) ? 0 : editsToFind(word, target, comparison)
    known.set(target, edits)
    return edits
  }

  return (nameWords: readonly string[]): number => {
    let fewest = Math.min(...nameWords.map(compare))
    for (const [index, first] of nameWords.entries()) {
      const second = nameWords[index + 1]
      // A shorter word cannot reach into the second one.
      if (fewest === 0 || second === undefined || word.length + most <= first.length) continue
      fewest = Math.min(fewest, compare(first + second))
    }
    return fewest
  }
}

/**
 * The names closest to a search: those one edit away, or, for a long search without such names, two edits
 * away. Search and names must be folded with `searchNameOf`.
 */
export function similarNames(search: string, names: readonly string[]): string[] {
  const words = search.split(' ').filter(Boolean)
  const most = editsAllowed(words.join('').length)
  if (most === 0) return []
  // Long words first: they exclude the most names.
  const counters = words.sort((one, other) => other.length - one.length).map((word) => editsOf(word, most))

  function editsOfAll(name: string): number {
    const nameWords = name.split(' ')
    let edits = 0
    for (const count of counters) {
      edits += count(nameWords)
      if (edits > most) break
    }
    return edits
  }

  const counted = names.map((name) => ({ name, edits: editsOfAll(name) }))
  const within = (edits: number) => counted.filter((one) => one.edits <= edits).map(({ name }) => name)
  const close = within(1)
  return close.length > 0 ? close : within(most)
}
