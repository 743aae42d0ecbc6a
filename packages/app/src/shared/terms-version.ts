/** Version of the legal texts that a consent is given to; `features/legal` holds them, and its test compares. */
export const termsVersion = '2025-06-12'
