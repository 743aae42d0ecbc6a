let still: CSSStyleSheet | undefined

/** Changes all colors of the page at once. Many transitions of different lengths would flicker. */
export function withoutTransitions(change: () => void): void {
  still ??= new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  document.adoptedStyleSheets = [...others, still]
  change()
  // Reading a style forces the browser to apply the new colors while transitions are off.
  void getComputedStyle(document.documentElement).color
  document.adoptedStyleSheets = others
}
