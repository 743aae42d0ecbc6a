/** Story annotation that sets the clock of the page, which goes on from there. */
export const atTime = (moment: string) => () => {
  const realNow = Date.now
  const aheadMs = Date.parse(moment) - realNow()
  Date.now = () => realNow() + aheadMs
  return () => {
    Date.now = realNow
  }
}
