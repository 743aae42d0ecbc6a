const key = 'olympus:email'

/** The email that this browser was asked to remember; none where storage is switched off. */
export function rememberedEmail(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function rememberEmail(email: string | null): void {
  try {
    if (email === null) localStorage.removeItem(key)
    else localStorage.setItem(key, email)
  } catch (error) {
    console.warn('The email could not be remembered', error)
  }
}
