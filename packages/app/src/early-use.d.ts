/** Repeats what was done before React answered. Missing in frames and other empty pages, and once called. */
declare var replayEarlyUse: (() => void) | undefined
