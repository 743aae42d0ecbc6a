type Size = { width: number; height: number }

/** Resizes the window in a test run. 320 by 200 equals 1280 by 800 at 400 percent zoom. */
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
