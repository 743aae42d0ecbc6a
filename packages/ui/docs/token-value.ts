/** The value of a design token as the page has it now. Constant tokens are their own value. */
export const tokenValue = (token: string): string =>
  token.startsWith('var(')
    ? getComputedStyle(document.documentElement).getPropertyValue(token.slice(4, -1))
    : token
