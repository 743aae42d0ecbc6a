/** The server cannot start, with a reason for the operator. Where it was thrown does not help. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}
