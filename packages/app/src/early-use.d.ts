/** Repeats what was done in a prerendered page before its scripts started. Missing in other pages. */
declare var replayEarlyUse: (() => void) | undefined
/** Keeps no presses from now on. Call it before React answers them, so that nothing is done twice. */
declare var stopEarlyPresses: (() => void) | undefined
