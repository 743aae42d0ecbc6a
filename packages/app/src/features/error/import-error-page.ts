export const importErrorPage = () => import('./error-page.tsx')
