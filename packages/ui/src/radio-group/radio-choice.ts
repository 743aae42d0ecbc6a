import { createContext, use, type ComponentProps } from 'react'

/** A single choice shared by all radios inside. */
export type RadioChoice = {
  name: string
  /** If undefined, the choice is uncontrolled and starts with `defaultValue`. */
  value: string | null | undefined
  defaultValue: string | undefined
  choose: ((value: string) => void) | undefined
  isDisabled: boolean
}

export const RadioChoiceContext = createContext<RadioChoice | null>(null)

/** Props that connect a native radio to the surrounding choice. */
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
