import type { ecco } from './ecco.generated.ts';

type PartialWords<Words> = {
  readonly [Key in keyof Words]?: Words[Key] extends string ? string : PartialWords<Words[Key]>;
};

/**
 * What a brand says itself: by all means its name and the words that carry its voice, and whatever else
 * it likes to say differently. Everything else is neutral, calls the brand by `{{brand}}`, and is shared.
 */
export type BrandWords = PartialWords<typeof ecco> & {
  readonly brand: { readonly name: string };
  readonly shell: { readonly footer: string };
  readonly library: { readonly emptyText: string };
  readonly door: { readonly promise: string };
  readonly onboarding: { readonly categoriesTitle: string; readonly quotesTitle: string };
  readonly about: { readonly lead: string; readonly what: string };
};
