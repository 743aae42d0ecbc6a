const moved = new WeakSet<Element>()

/**
 * A ref for the current link of a row that scrolls sideways. A new row shows its first link as it is: asking
 * for positions would lay the page out once more.
 */
export function centerInRow(link: HTMLElement | null): void {
  const row = link?.parentElement
  if (!link || !row) return
  if (link.previousElementSibling) moved.add(row)
  else if (!moved.has(row)) return
  row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}
