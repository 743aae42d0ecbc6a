/** Of the card, which gets the focus. */
export const exchangeId = 'token-exchange'
