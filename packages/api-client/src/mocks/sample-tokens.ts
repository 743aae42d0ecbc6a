export const sampleTokens = { token: 'sample-access-token', refreshToken: 'sample-refresh-token' }
