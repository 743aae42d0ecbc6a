import { expect, it } from 'vitest'

import { iconModules, importIconsDirectly } from './lean-icons.ts'

const index = `import * as index from './icons/index.mjs'
export { index as icons }
export { default as Mail, default as MailIcon } from './icons/mail.mjs'
export { createLucideIcon } from './createLucideIcon.mjs'`

it('maps all names of an icon to its module', () => {
  expect([...iconModules(index)]).toEqual([
    ['Mail', './icons/mail.mjs'],
    ['MailIcon', './icons/mail.mjs'],
  ])
})

it('imports icons from their own modules', () => {
  const code = `import { useId } from 'react'
import { Mail as Letter, Sun } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
export const icons = [Letter, Sun]`
  expect(importIconsDirectly(code, (icon) => `/icons/${icon}.mjs`)).toBe(`import { useId } from 'react'
import Letter from "/icons/Mail.mjs"; import Sun from "/icons/Sun.mjs";
import type { LucideIcon } from 'lucide-react'
export const icons = [Letter, Sun]`)
})
