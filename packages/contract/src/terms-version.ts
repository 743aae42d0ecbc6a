/** Version of the terms of service that are in force; a purchase accepts this one. */
export const termsVersion = '2025-06-12'
