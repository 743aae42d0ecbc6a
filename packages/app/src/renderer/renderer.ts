/** Renders pages to HTML: without data at build time, with a player's data in the server. */
export { frameHtml, inlineScripts, pageHtml } from './page-html.ts'
export { loadPages } from './load-pages.ts'
export { renderPlayerPage } from './player-page.ts'
export { prerenderPage, prerenderedRoutes } from './prerendered-pages.ts'
