import path from 'node:path'

/** The directory of the embedded database's cluster. */
export const clusterPath = (dataDir: string): string => path.join(dataDir, 'database')

/** The data directory in which a restore prepares and checks its cluster. */
export const restoringPath = (dataDir: string): string => path.join(dataDir, 'restoring')
