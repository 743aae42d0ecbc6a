import { expect, test } from 'vitest'

import { maskedEmail } from './masked-email.ts'

test.each([
  ['theron@example.com', 'th•••••@example.com'],
  ['ab@example.com', 'a•••••@example.com'],
  ['a@example.com', '•••••@example.com'],
  ['"odd@name"@example.com', '"o•••••@example.com'],
])('%s becomes %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked)
})
