const nestedBanner = '[data-banner]:not([data-theme])'

// Both attributes work on any element, so that a page can preview another theme or palette. An element with
// its own theme is excluded from the outer theme's nested rule, which would otherwise win by specificity.
export const onDark = `:root, [data-theme=dark], [data-theme=dark] ${nestedBanner}`
export const onLight = `[data-theme=light], [data-theme=light] ${nestedBanner}`
export const onEither = ':root, [data-theme], [data-banner]'
