import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  // BCP 47 names: with the route codes cz, cn and hk, Intl would fall back to English without a word.
  locales: ['en', 'de', 'cs', 'es', 'fr', 'it', 'pl', 'tr', 'zh-CN', 'zh-HK'],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['<rootDir>/packages/app/src'],
      exclude: ['**/*.stories.tsx', '**/*.test.ts', '**/node_modules/**'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
