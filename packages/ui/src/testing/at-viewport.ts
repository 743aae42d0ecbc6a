type Size = { width: number; height: number }

/** Looks at the page in a window of another size: 320 by 200 is what is left of 1280 by 800 at 400 percent. Only in a test run. */
export async function atViewport({ width, height }: Size, look: () => Promise<void>): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return
  const { page } = await import('vitest/browser')
  const { innerWidth, innerHeight } = window
  await page.viewport(width, height)
  try {
    await look()
  } finally {
    await page.viewport(innerWidth, innerHeight)
  }
}
