/** Version of the current legal texts, which a registration or purchase accepts and the server compares. */
export const termsVersion = '2025-06-12-8'
