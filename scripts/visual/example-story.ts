import type { Story } from './story.ts'

/** A story for tests. */
export const exampleStory = (parts: Partial<Story> = {}): Story => ({
  id: 'actions-button--primary',
  title: 'Actions/Button',
  name: 'Primary',
  file: './packages/ui/src/button/button.stories.tsx',
  chromatic: {},
  globals: {},
  viewports: { desktop: { width: 1440, height: 900 } },
  ...parts,
})
