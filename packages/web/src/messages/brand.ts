import type { BrandWords } from './brand-words.ts';

/** Every brand by name. Ecco's own words are the shared ones; a third brand is one file and one line here. */
export const brands = {
  ecco: () => Promise.resolve<BrandWords | null>(null),
  pastime: () => import('./pastime.ts').then(({ pastime }): BrandWords | null => pastime),
};
export type Brand = keyof typeof brands;

export const isBrand = (name: string | undefined): name is Brand => name !== undefined && name in brands;

/** Brands in which a word is looked up, in order: the fallback brand speaks before the shared words do. */
export const resolutionOf = (brand: Brand): Brand[] =>
  brand === 'ecco' ? ['ecco'] : [...new Set<Brand>([brand, 'pastime', 'ecco'])];
