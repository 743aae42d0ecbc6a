import { cx } from 'class-variance-authority'
import { createContext, useContext, useId, useMemo, type ComponentProps } from 'react'

import * as styles from './accordion.css.ts'

type HeadingLevel = 2 | 3 | 4

type AccordionContextValue = { name: string | undefined; headingLevel: HeadingLevel }

const AccordionContext = createContext<AccordionContextValue>({ name: undefined, headingLevel: 3 })
export const useAccordion = () => useContext(AccordionContext)

export type AccordionProps = ComponentProps<'div'> & {
  /** Opening one closes the others. */
  isExclusive?: boolean | undefined
  /** The level of the titles in the page’s heading structure. */
  headingLevel?: HeadingLevel | undefined
}

/** `AccordionItem`s separated by hairlines. Inside a card, the card is flush. */
export function Accordion({ isExclusive = false, headingLevel = 3, className, ...props }: AccordionProps) {
  const name = useId()
  const context = useMemo(
    () => ({ name: isExclusive ? name : undefined, headingLevel }),
    [isExclusive, name, headingLevel],
  )
  return (
    <AccordionContext value={context}>
      <div {...props} className={cx(styles.root, className)} />
    </AccordionContext>
  )
}
