/** Repeats what was done in a prerendered page before its scripts started. Missing in other pages. */
declare var replayEarlyUse: (() => void) | undefined
