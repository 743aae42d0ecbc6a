import { Moon, Sun } from 'lucide-react'

import type { Theme } from '../theme/theme-names.ts'

/** `system` follows the setting of the device. */
export type ThemeChoice = Theme | 'system'

export type ThemeOption<Choice extends ThemeChoice> = { value: Choice; label: string }

export const themeIcons = { dark: Moon, light: Sun } as const
