export { builtInEngine } from './built-in/built-in-engine.ts';
export { needsSpeaker } from './discourse/self-contained.ts';
export { type Expansion, expandQuery, type FlavorName, flavorNames, flavorTerms } from './flavors/index.ts';
export { detectLanguage } from './language/detect-language.ts';
export { describeSupport, type LanguageSupport } from './language/support.ts';
export * from './ports.ts';
export { type ProvedQuote, proveNumbers, proveQuote } from './proof/index.ts';
export { speak, speakable } from './speech/index.ts';
export { hasCells } from './tables/table-row.ts';
