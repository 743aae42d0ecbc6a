import { vars } from '../src/theme/vars.css.ts'
import { SpecimenFrame } from './specimen-frame.tsx'
import * as styles from './specimens.css.ts'

const value = (token: string) =>
  token.startsWith('var(')
    ? getComputedStyle(document.documentElement).getPropertyValue(token.slice(4, -1))
    : token

type Scale = 'space' | 'border' | 'control' | 'size' | 'layout'

const byLength = ([, a]: [string, string], [, b]: [string, string]) =>
  Number.parseFloat(value(a)) - Number.parseFloat(value(b))

/** Lengths drawn at their size. */
export const Lengths = ({ of }: { of: Scale }) => (
  <SpecimenFrame>
    {Object.entries(vars[of])
      .toSorted(byLength)
      .map(([name, variable]) => (
        <div key={name} className={styles.row}>
          <div>
            <span className={styles.name}>{name}</span> <span className={styles.code}>{value(variable)}</span>
          </div>
          <div className={styles.bar} style={{ width: `min(100%, ${variable})` }} />
        </div>
      ))}
  </SpecimenFrame>
)

export const Radii = () => (
  <SpecimenFrame>
    <div className={styles.tiles}>
      {Object.entries(vars.radius).map(([name, radius]) => (
        <div key={name} className={styles.tile} style={{ borderRadius: radius }}>
          <span className={styles.name}>{name}</span>
          <span className={styles.code}>{value(radius)}</span>
        </div>
      ))}
    </div>
  </SpecimenFrame>
)

const uses = {
  card: 'On the page',
  floating: 'Menu, dialog, toast',
} as const

export const Elevations = () => (
  <SpecimenFrame>
    <div className={styles.tiles}>
      {(Object.keys(uses) as (keyof typeof uses)[]).map((name) => (
        <div
          key={name}
          className={styles.tile}
          style={{ borderRadius: vars.radius.lg, boxShadow: vars.elevation[name] }}
        >
          <span className={styles.name}>{name}</span>
          <span className={styles.note}>{uses[name]}</span>
        </div>
      ))}
    </div>
  </SpecimenFrame>
)
