/** A refund or dispute of a payment in EUR, as Stripe reports it. */
export const paymentObject =
  (paymentIntent: string, amount: number) =>
  (object: 'refund' | 'dispute', changes: Readonly<Record<string, unknown>>) => ({
    id: `${object}_${paymentIntent}`,
    object,
    payment_intent: paymentIntent,
    amount,
    currency: 'eur',
    ...changes,
  })
