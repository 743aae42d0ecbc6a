/** How operators tell an item of the game. */
export interface GameItemName {
  readonly vnum: number
  readonly name?: string
}
