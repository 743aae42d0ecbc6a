const feature = /\(\s*prefers-reduced-motion(?::\s*(reduce|no-preference))?\s*\)/g

/** Replaces the media feature by a query that always or never matches. */
const decided = (query: string) =>
  query.replace(feature, (_, value) => (value === 'no-preference' ? '(max-width: 0px)' : '(min-width: 0px)'))

type MotionRule = { rule: CSSMediaRule; query: string }

function* motionRules(rules: CSSRuleList): Generator<MotionRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-reduced-motion'))
      yield { rule, query: rule.conditionText }
    if (rule instanceof CSSGroupingRule) yield* motionRules(rule.cssRules)
  }
}

const systemMatchMedia = window.matchMedia.bind(window)
let changed: MotionRule[] = []

/**
 * Shows the page as with the system setting "reduce motion". A page cannot set a media feature, so this
 * rewrites the conditions of its style sheets and of `matchMedia`.
 */
export function emulateReducedMotion(isReduced: boolean): void {
  for (const { rule, query } of changed) rule.media.mediaText = query
  changed = isReduced ? [...document.styleSheets].flatMap((sheet) => [...motionRules(sheet.cssRules)]) : []
  for (const { rule, query } of changed) rule.media.mediaText = decided(query)
  window.matchMedia = isReduced ? (query) => systemMatchMedia(decided(query)) : systemMatchMedia
}
