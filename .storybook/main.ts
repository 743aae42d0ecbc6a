import { defineMain } from '@storybook/react-vite/node'

// `STORIES=packages/ui/src/button` limits Storybook to the given folders.
const folders = process.env['STORIES']?.split(',') ?? ['packages/ui', 'packages/app/src']

export default defineMain({
  framework: '@storybook/react-vite',
  stories: folders.map((folder) => `../${folder}/**/*.@(stories.tsx|mdx)`),
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  // Enables `Story.test(name, play)`: one test per behavior of a state.
  features: { experimentalTestSyntax: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
})
