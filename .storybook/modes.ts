/**
 * The toolbar's globals and the width in px of a picture. Each mode has its own baseline, here and in
 * Chromatic, so a story takes only the few modes that can break it.
 */
export const modes = {
  'dark desktop': { theme: 'dark', viewport: 1280 },
  'light desktop': { theme: 'light', viewport: 1280 },
  'dark mobile': { theme: 'dark', viewport: 390 },
  'light mobile': { theme: 'light', viewport: 390 },
  'dark mobile de': { theme: 'dark', locale: 'de', viewport: 390 },
  'light mobile cz': { theme: 'light', locale: 'cz', viewport: 390 },
  'dark desktop hk': { theme: 'dark', locale: 'hk', viewport: 1280 },
} as const

type ModeName = keyof typeof modes

/** Parameters that replace the project's two modes: `picturedIn('dark desktop', 'dark mobile de')`. */
export const picturedIn = (...names: ModeName[]) => ({
  chromatic: {
    modes: Object.fromEntries(
      (Object.keys(modes) as ModeName[]).map((name) => [
        name,
        names.includes(name) ? modes[name] : { disable: true },
      ]),
    ),
  },
})

/**
 * Parameters of a `HighContrast` story, which is shown with forced colors. The system guarantees their
 * contrast, and axe would measure the page's own colors, so its contrast rule is off.
 */
export const highContrast = {
  chromatic: { forcedColors: 'active' },
  a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
}

/**
 * Parameters of a story without useful pictures: one that waits forever, or a copy that only carries tests.
 */
export const notPictured = { chromatic: { disableSnapshot: true } } as const
