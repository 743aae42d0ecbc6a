let still: CSSStyleSheet | undefined

/** Changes the colors of the whole page at once: a hundred fades, each of its own length, would flicker. */
export function withoutTransitions(change: () => void): void {
  still ??= new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  document.adoptedStyleSheets = [...others, still]
  change()
  // Asking for a style makes the browser compute the new one while nothing may fade.
  void getComputedStyle(document.documentElement).color
  document.adoptedStyleSheets = others
}
