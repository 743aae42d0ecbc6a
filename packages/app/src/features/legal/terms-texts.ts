import { loadOnce } from '../../shared/loading/load-once.ts'
import type { LegalTexts } from './use-legal-text.ts'

/** The terms of service in every language. Each one is a file of its own, so that a page loads only one. */
export const termsTexts: LegalTexts = {
  cn: loadOnce(() => import('./terms-of-service.cn.ts').then(({ termsOfServiceCn }) => termsOfServiceCn)),
  cz: loadOnce(() => import('./terms-of-service.cz.ts').then(({ termsOfServiceCz }) => termsOfServiceCz)),
  de: loadOnce(() => import('./terms-of-service.de.ts').then(({ termsOfServiceDe }) => termsOfServiceDe)),
  en: loadOnce(() => import('./terms-of-service.en.ts').then(({ termsOfServiceEn }) => termsOfServiceEn)),
  es: loadOnce(() => import('./terms-of-service.es.ts').then(({ termsOfServiceEs }) => termsOfServiceEs)),
  fr: loadOnce(() => import('./terms-of-service.fr.ts').then(({ termsOfServiceFr }) => termsOfServiceFr)),
  hk: loadOnce(() => import('./terms-of-service.hk.ts').then(({ termsOfServiceHk }) => termsOfServiceHk)),
  it: loadOnce(() => import('./terms-of-service.it.ts').then(({ termsOfServiceIt }) => termsOfServiceIt)),
  pl: loadOnce(() => import('./terms-of-service.pl.ts').then(({ termsOfServicePl }) => termsOfServicePl)),
  tr: loadOnce(() => import('./terms-of-service.tr.ts').then(({ termsOfServiceTr }) => termsOfServiceTr)),
}
