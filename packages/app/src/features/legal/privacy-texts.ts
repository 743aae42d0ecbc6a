import { loadOnce } from '../../shared/loading/load-once.ts'
import type { LegalTexts } from './use-legal-text.ts'

/** The privacy policy in every language. Each one is a file of its own, so that a page loads only one. */
export const privacyTexts: LegalTexts = {
  cn: loadOnce(() => import('./privacy-policy.cn.ts').then(({ privacyPolicyCn }) => privacyPolicyCn)),
  cz: loadOnce(() => import('./privacy-policy.cz.ts').then(({ privacyPolicyCz }) => privacyPolicyCz)),
  de: loadOnce(() => import('./privacy-policy.de.ts').then(({ privacyPolicyDe }) => privacyPolicyDe)),
  en: loadOnce(() => import('./privacy-policy.en.ts').then(({ privacyPolicyEn }) => privacyPolicyEn)),
  es: loadOnce(() => import('./privacy-policy.es.ts').then(({ privacyPolicyEs }) => privacyPolicyEs)),
  fr: loadOnce(() => import('./privacy-policy.fr.ts').then(({ privacyPolicyFr }) => privacyPolicyFr)),
  hk: loadOnce(() => import('./privacy-policy.hk.ts').then(({ privacyPolicyHk }) => privacyPolicyHk)),
  it: loadOnce(() => import('./privacy-policy.it.ts').then(({ privacyPolicyIt }) => privacyPolicyIt)),
  pl: loadOnce(() => import('./privacy-policy.pl.ts').then(({ privacyPolicyPl }) => privacyPolicyPl)),
  tr: loadOnce(() => import('./privacy-policy.tr.ts').then(({ privacyPolicyTr }) => privacyPolicyTr)),
}
