import { BannerScene } from '../src/banner-scene/banner-scene.tsx'
import { Brand } from '../src/brand/brand.tsx'
import { TextLink } from '../src/text-link/text-link.tsx'
import { SpecimenFrame } from './specimen-frame.tsx'
import * as styles from './specimens.css.ts'

/** The landscape of the toolbar's banner, with what this book is. */
export const WelcomeHead = () => (
  <SpecimenFrame>
    <div className={styles.hero}>
      <div className={styles.heroScene}>
        <BannerScene crop="head" />
      </div>
      <Brand role="img" aria-label="Olympus" markSize={34} />
      <h1 className={styles.heroTitle}>The design system</h1>
      <p className={styles.heroLine}>
        Every part of the portal in every state, in both themes, on eight banners and in ten languages.
      </p>
    </div>
  </SpecimenFrame>
)

const groups = [
  {
    name: 'Foundations',
    line: 'Color, type, space, motion, icons, banners.',
    path: '/docs/foundations-color--docs',
  },
  { name: 'Actions', line: 'What is pressed: buttons, links, copying.', path: '/docs/actions-button--docs' },
  { name: 'Forms', line: 'What is filled in, from a field to a whole form.', path: '/docs/forms-form--docs' },
  {
    name: 'Overlays',
    line: 'What opens above the page: dialog, menu, tooltip, toast.',
    path: '/docs/overlays-dialog--docs',
  },
  { name: 'Data', line: 'What is read: tables, badges, progress, charts.', path: '/docs/data-table--docs' },
  {
    name: 'Game',
    line: 'What belongs to the game: items, characters, coins, the wheel.',
    path: '/docs/game-item-card--docs',
  },
  { name: 'Shell', line: 'What stands around a page.', path: '/docs/shell-shell--docs' },
  {
    name: 'Pages',
    line: 'Whole pages of the portal, also in trouble.',
    path: '/story/shell-default-layout--default',
  },
] as const

/** The groups of the sidebar, each with a place to start. */
export const Groups = () => (
  <SpecimenFrame>
    <ul className={styles.groups}>
      {groups.map(({ name, line, path }) => (
        <li key={name} className={styles.group}>
          <h3 className={styles.groupName}>
            <TextLink href={`?path=${path}`} target="_top">
              {name}
            </TextLink>
          </h3>
          <p>{line}</p>
        </li>
      ))}
    </ul>
  </SpecimenFrame>
)
