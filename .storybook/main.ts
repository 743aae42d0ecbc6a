import { defineMain } from '@storybook/react-vite/node'

// `STORIES=packages/ui/src/button` narrows the book to the folders one works on.
const folders = process.env['STORIES']?.split(',') ?? ['packages/ui', 'packages/app/src']

export default defineMain({
  framework: '@storybook/react-vite',
  stories: folders.map((folder) => `../${folder}/**/*.@(stories.tsx|mdx)`),
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  // `Story.test(name, play)`: several behaviors of one state, each its own test.
  features: { experimentalTestSyntax: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
})
