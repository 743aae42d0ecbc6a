import { useMemo } from 'react'

import { contrastPairs } from '../src/theme/contrast-pairs.ts'
import { banners, themes } from '../src/theme/theme-names.ts'
import { gameColors } from '../src/theme/game-colors.css.ts'
import { vars } from '../src/theme/vars.css.ts'
import { measureContrast } from './contrast-meter.ts'
import { SpecimenFrame } from './specimen-frame.tsx'
import * as styles from './specimens.css.ts'
import { usePageTheme } from './use-page-theme.ts'

type Role = keyof typeof vars.color

const groups = { color: vars.color, ...gameColors } as const

type SwatchesProps =
  | { group: 'color'; roles?: readonly Role[] }
  | { group: keyof typeof gameColors; roles?: readonly string[] }

/** Roles with their color as the page wears it now. */
export function Swatches({ group, roles }: SwatchesProps) {
  const values: Record<string, string> = groups[group]
  return (
    <SpecimenFrame>
      <div className={styles.swatches}>
        {(roles ?? Object.keys(values)).map((role) => (
          <div key={role} className={styles.swatch}>
            <span className={styles.chip} style={{ background: values[role] }} />
            <span className={styles.name}>{role}</span>
            <span className={styles.code}>
              {group === 'color' ? 'vars' : 'gameColors'}.{group}.{role}
            </span>
          </div>
        ))}
      </div>
    </SpecimenFrame>
  )
}

function useRatios() {
  const { theme, banner } = usePageTheme()
  const now = useMemo(() => measureContrast(contrastPairs, { theme, banner }), [theme, banner])
  const lowest = useMemo(() => {
    const everywhere = themes.flatMap((each) =>
      banners.map((palette) => ({
        where: `${palette}, ${each}`,
        ratios: measureContrast(contrastPairs, { theme: each, banner: palette }),
      })),
    )
    return contrastPairs.map((_, place) =>
      everywhere
        .map(({ where, ratios }) => ({ where, ratio: ratios[place] ?? 0 }))
        .reduce((low, next) => (next.ratio < low.ratio ? next : low)),
    )
  }, [])
  return { theme, banner, now, lowest }
}

/** Every pair that stands on one another, measured as the browser paints it. */
export function ContrastTable() {
  const { theme, banner, now, lowest } = useRatios()
  return (
    <SpecimenFrame>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Looks</th>
            <th scope="col" data-number>
              {banner}, {theme}
            </th>
            <th scope="col" data-number>
              Needs
            </th>
            <th scope="col">Lowest of all</th>
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map(({ name, foreground, background, tint, minimum }, place) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <span
                  className={styles.sample}
                  style={{
                    color: foreground,
                    background: tint ? `linear-gradient(${tint}, ${tint}), ${background}` : background,
                  }}
                >
                  {minimum === 3 ? <span className={styles.dot} /> : 'Aa'}
                </span>
              </td>
              <td data-number>{now[place]?.toFixed(2)}</td>
              <td data-number>{minimum}</td>
              <td>
                {lowest[place]?.ratio.toFixed(2)} <span className={styles.note}>{lowest[place]?.where}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SpecimenFrame>
  )
}
