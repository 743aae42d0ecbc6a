import * as styles from './mark-sample.css.ts'

/** Legend sample of a line that crosses a track, or of the dot on it. */
export function MarkSample({ kind }: { kind: 'solid' | 'dotted' | 'dot' }) {
  return <span aria-hidden data-kind={kind} className={styles.sample} />
}
