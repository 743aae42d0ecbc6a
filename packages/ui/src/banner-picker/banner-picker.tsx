import type { ComponentProps } from 'react'

import { BannerScene } from '../banner-scene/banner-scene.tsx'
import { themeAttributes, type Banner, type Theme } from '../theme/theme-names.ts'
import { PictureRadio } from './picture-radio.tsx'
import { useSavedChoice, type SavedChoice } from './use-saved-choice.ts'

export type BannerPickerProps = Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue'> &
  SavedChoice<Banner> & {
    /** The theme of the page. Each banner is previewed in it. */
    theme: Theme
    banners: readonly { value: Banner; label: string }[]
    /** Shown and announced after a choice that could not be saved. */
    saveError?: string | undefined
    name?: string | undefined
  }

/** Selects the scene behind every page and its accent. Name it with `aria-label` or `aria-labelledby`. */
export function BannerPicker({
  theme,
  banners,
  value,
  defaultValue,
  onValueChange,
  save,
  saveError,
  name,
  ...props
}: BannerPickerProps) {
  const { chosen, choose, hasFailed } = useSavedChoice({ value, defaultValue, onValueChange, save })
  return (
    <PictureRadio
      {...props}
      columns="scenes"
      name={name}
      chosen={chosen}
      onChoose={choose}
      error={hasFailed ? saveError : undefined}
      options={banners.map(({ value: banner, label }) => ({
        value: banner,
        label,
        picture: <BannerScene crop="preview" />,
        hasSwatch: true,
        attributes: themeAttributes({ theme, banner }),
      }))}
    />
  )
}
