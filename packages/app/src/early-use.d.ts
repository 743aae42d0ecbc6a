/** Repeats what was done before React answered. Missing in frames and other empty pages, and once called. */
declare var replayEarlyUse: (() => void) | undefined
/** Keeps no presses from now on. Call it before React answers them, so that nothing is done twice. */
declare var stopEarlyPresses: (() => void) | undefined
