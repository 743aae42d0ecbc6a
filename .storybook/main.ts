import { defineMain } from '@storybook/react-vite/node'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx', '../packages/app/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  staticDirs: ['./public'],
  // `Story.test(name, play)`: several behaviors of one state, each its own test.
  features: { experimentalTestSyntax: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
})
