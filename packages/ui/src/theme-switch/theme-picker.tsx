import type { ComponentProps } from 'react'

import { PictureRadio } from '../banner-picker/picture-radio.tsx'
import { useSavedChoice, type SavedChoice } from '../banner-picker/use-saved-choice.ts'
import { themeAttributes, type Banner, type Theme } from '../theme/theme-names.ts'
import type { ThemeOption } from './theme-icons.ts'
import * as styles from './theme-picker.css.ts'

export type ThemePickerProps = Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue'> &
  SavedChoice<Theme> & {
    /** The banner of the page, which sets the accent color of the pictures. */
    banner: Banner
    options: readonly ThemeOption<Theme>[]
    /** Shown and announced if a choice could not be saved. */
    saveError?: string | undefined
    name?: string | undefined
  }

/**
 * Chooses the theme from small pictures, for the settings. Name it with `aria-label` or `aria-labelledby`.
 */
export function ThemePicker({
  banner,
  options,
  value,
  defaultValue,
  onValueChange,
  save,
  saveError,
  name,
  ...props
}: ThemePickerProps) {
  const { chosen, choose, hasFailed } = useSavedChoice({ value, defaultValue, onValueChange, save })
  return (
    <PictureRadio
      {...props}
      columns="themes"
      name={name}
      chosen={chosen}
      onChoose={choose}
      error={hasFailed ? saveError : undefined}
      options={options.map(({ value: theme, label }) => ({
        value: theme,
        label,
        picture: (
          <span {...themeAttributes({ theme, banner })} className={styles.miniature}>
            <span className={styles.sidebar} />
            <span className={styles.title} />
            <span className={styles.card} />
            <span className={styles.smallCard} />
            <span className={styles.action} />
          </span>
        ),
      }))}
    />
  )
}
