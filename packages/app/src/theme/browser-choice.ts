/** The choices stored in this browser, for use before login and before the first paint. */
export type ChoiceName = 'theme' | 'banner' | 'locale' | 'account'

/** Keeps choices in memory when the browser blocks storage. */
const unstored = new Map<ChoiceName, string>()

// The boot script of index.html reads theme and banner by these keys.
export const choiceKey = (name: ChoiceName): string => `olympus:${name}`

export function rememberedChoice(name: ChoiceName): string | null {
  try {
    return unstored.get(name) ?? localStorage.getItem(choiceKey(name))
  } catch {
    return null
  }
}

export function rememberChoice(name: ChoiceName, value: string): void {
  try {
    localStorage.setItem(choiceKey(name), value)
    unstored.delete(name)
  } catch (error) {
    unstored.set(name, value)
    console.warn('This choice lasts until the page is closed', error)
  }
}
