import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

import * as styles from './guide.css.ts'

type ExampleProps = { children: ReactNode; /** One sentence: what it shows and why. */ caption: ReactNode }

/** Frames of `Do` and `Dont`, two to a row. */
export function Pairs({ children }: { children: ReactNode }) {
  return <div className={styles.pairs}>{children}</div>
}

const Example = ({
  verdict,
  word,
  caption,
  children,
}: ExampleProps & { verdict: 'do' | 'dont'; word: string }) => (
  <figure className={styles.example}>
    {/* A picture, not a control: nobody should land on a button that does nothing. */}
    <div className={styles.picture} inert>
      <Unstyled>{children}</Unstyled>
    </div>
    <figcaption className={styles.caption[verdict]}>
      <strong>{word}</strong> {caption}
    </figcaption>
  </figure>
)

export const Do = (props: ExampleProps) => <Example {...props} verdict="do" word="Do." />
export const Dont = (props: ExampleProps) => <Example {...props} verdict="dont" word="Don’t." />

/** What each key does: `<Keyboard keys={{ 'Enter, Space': 'Presses the button.' }} />`. */
export function Keyboard({ keys }: { keys: Record<string, ReactNode> }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(keys).map(([key, act]) => (
          <tr key={key}>
            <th scope="row">
              {key.split(', ').map((name) => (
                <kbd key={name} className={styles.key}>
                  {name}
                </kbd>
              ))}
            </th>
            <td>{act}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What a screen reader says, in the order it says it: `<Spoken when="Focus">Purchase, button</Spoken>`. */
export function Spoken({ when, children }: { when: string; children: ReactNode }) {
  return (
    <p className={styles.spoken}>
      <span className={styles.when}>{when}</span> <q>{children}</q>
    </p>
  )
}
