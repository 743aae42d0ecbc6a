import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

import { locales } from './packages/contract/src/locales.ts'

export default defineConfig({
  sourceLocale: 'en',
  locales: locales.map(({ catalog }) => catalog),
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
