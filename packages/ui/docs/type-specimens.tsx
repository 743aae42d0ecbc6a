import { text } from '../src/theme/typography.css.ts'
import { vars } from '../src/theme/vars.css.ts'
import { SpecimenFrame } from './specimen-frame.tsx'
import * as styles from './specimens.css.ts'
import { tokenValue } from './token-value.ts'

const uses = {
  '2xs': 'Bottom bar, quantity on a tile',
  xs: 'Head of a table, badge, hint',
  sm: 'Label, meta',
  md: 'Body, table, controls',
  mdLg: 'Amount, name of a player, link in a drawer',
  lg: 'Input on a phone, text of an error',
  xl: 'Title of a card',
  '2xl': 'Price, size of a package, score',
  '3xl': 'Title of a page; 29 px on a phone',
  '4xl': 'Log in, balance, countdown',
  '5xl': 'The one number of a page',
} as const

const sizes = Object.keys(uses) as (keyof typeof uses)[]

/** Each step of the scale with its size as the browser computes it. */
export const TypeScale = () => (
  <SpecimenFrame>
    {sizes.map((size) => (
      <div key={size} className={styles.row}>
        <div>
          <span className={styles.name}>{size}</span>
          <br />
          <span className={styles.code}>
            {tokenValue(vars.text[size])}/{tokenValue(vars.leading[size])}
          </span>
        </div>
        <div>
          <p className={`${styles.specimen} ${text[size]}`}>Żółć, Çağrı, Příliš, Größe 1,284,530</p>
          <span className={styles.note}>{uses[size]}</span>
        </div>
      </div>
    ))}
  </SpecimenFrame>
)

const scripts = [
  { tag: 'cs', sample: 'Příliš žluťoučký kůň úpěl ďábelské ódy' },
  { tag: 'de', sample: 'Zwei-Faktor-Authentifizierung, Größe, Übung' },
  { tag: 'pl', sample: 'Zażółć gęślą jaźń' },
  { tag: 'tr', sample: 'İstanbul ılık, şöyle böyle, çağrı' },
  { tag: 'zh-Hans', sample: '奥林匹斯币已存入您的账户余额。' },
  { tag: 'zh-Hant', sample: '奧林帕斯幣已存入您的帳戶餘額。' },
]

/** The two faces in the languages that are hard on a font. */
export const Scripts = () => (
  <SpecimenFrame>
    {scripts.map(({ tag, sample }) => (
      <div key={tag} className={styles.row}>
        <span className={styles.code}>{tag}</span>
        <div lang={tag}>
          <p className={`${styles.specimen} ${text['2xl']}`}>{sample}</p>
          <p className={`${styles.specimen} ${text.md}`}>{sample}</p>
        </div>
      </div>
    ))}
  </SpecimenFrame>
)
