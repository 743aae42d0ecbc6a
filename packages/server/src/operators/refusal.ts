/** A refusal with a message for the operator. Throwing it rolls back the transaction. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal'
}

/** What was typed is malformed. */
export class UsageError extends Refusal {
  override readonly name = 'UsageError'
}
