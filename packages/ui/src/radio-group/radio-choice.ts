import { createContext, use, type ComponentProps } from 'react'

/** One choice among radios that lie anywhere inside. */
export type RadioChoice = {
  name: string
  /** undefined: the radios keep it themselves, beginning with `defaultValue`. */
  value: string | null | undefined
  defaultValue: string | undefined
  choose: ((value: string) => void) | undefined
  isDisabled: boolean
}

export const RadioChoiceContext = createContext<RadioChoice | null>(null)

/** The props by which a native radio takes part in the choice around it. */
export function useRadioProps(value: string, isDisabled: boolean) {
  const choice = use(RadioChoiceContext)
  if (!choice) throw new Error('A radio belongs into a group')
  const { name, value: chosen, defaultValue, choose } = choice
  return {
    type: 'radio',
    name,
    value,
    disabled: isDisabled || choice.isDisabled,
    onChange: () => choose?.(value),
    ...(chosen === undefined ? { defaultChecked: defaultValue === value } : { checked: chosen === value }),
  } satisfies ComponentProps<'input'>
}
