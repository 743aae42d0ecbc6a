import manifest from '../../../package.json' with { type: 'json' }

export const engineVersion = manifest.dependencies['@electric-sql/pglite']
