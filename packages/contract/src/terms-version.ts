/** Version of the legal texts in force, which a registration and a purchase accept. The portal holds the texts and compares. */
export const termsVersion = '2025-06-12'
