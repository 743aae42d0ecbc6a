import preview from '../../../../.storybook/preview.tsx'
import { banners, themeAttributes, themes } from '../theme/theme.ts'
import { BannerScene } from './banner-scene.tsx'

const frame = { position: 'relative', overflow: 'hidden', height: 302 } as const

const meta = preview.meta({
  title: 'Foundations/Banner scene',
  component: BannerScene,
  args: { crop: 'head' as const },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={frame}>
      <BannerScene {...args} />
    </div>
  ),
})

export const Head = meta.story()

export const Tall = meta.story({
  args: { crop: 'tall', hasConstellations: true },
  render: (args) => (
    <div style={{ ...frame, height: 900, maxWidth: 920 }}>
      <BannerScene {...args} />
    </div>
  ),
})

export const ErrorCode = meta.story({ args: { crop: 'error', hasConstellations: true, code: '404' } })

/** Every palette in both themes: the accents and skies that a player can choose. */
export const AllPalettes = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 8 }}>
      {themes.map((theme) =>
        banners.map((banner) => (
          <div key={theme + banner} {...themeAttributes({ theme, banner })} style={{ ...frame, height: 140 }}>
            <BannerScene crop="preview" />
          </div>
        )),
      )}
    </div>
  ),
})
