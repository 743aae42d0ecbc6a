import { expect } from 'storybook/test'

type Elements = Element | null | undefined | Iterable<Element | null | undefined>

/** The elements as a list of at least one. A form or a select is iterable, but counts as one element. */
export function elementsOf(elements: Elements): Element[] {
  const isList = elements && Symbol.iterator in elements && !(elements instanceof Element)
  const all = isList ? [...elements] : [elements]
  if (all.length === 0) throw new Error('There is no element to check')
  return all.map((element) => {
    if (!(element instanceof Element)) throw new Error('There is no element to check')
    return element
  })
}

/** Expects that no element overflows or is wider than `width`. */
export async function staysInside(elements: Elements, width = Number.POSITIVE_INFINITY): Promise<void> {
  for (const element of elementsOf(elements)) {
    await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
    await expect(element.getBoundingClientRect().width).toBeLessThanOrEqual(width)
  }
}
