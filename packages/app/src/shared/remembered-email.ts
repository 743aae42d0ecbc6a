const key = 'olympus:email'

/** The email stored in this browser, or an empty string if there is none or storage is disabled. */
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
