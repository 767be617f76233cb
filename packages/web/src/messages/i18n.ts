import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { grouped } from '../format/grouped.ts';
import { type Brand, brands, isBrand, resolutionOf } from './brand.ts';
import type { BrandWords } from './brand-words.ts';
import { brand as sharedBrand } from './ecco/brand.ts';
import type { ecco } from './ecco.generated.ts';
import { words as comingWords } from './words.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ecco';
    resources: { ecco: typeof ecco };
    defaultVariables: { brand: string };
  }
}

/** The server writes the brand of the installation on the page; without it the default is used. */
export function brandOfPage(): Brand {
  const named = document.documentElement.dataset['brand'];
  return isBrand(named) ? named : 'ecco';
}

type OwnWords = Partial<Record<Brand, BrandWords>>;

/**
 * A brand is a namespace of the one language, so that plurals keep their language and a brand its fallback.
 * The shared words are the last in every resolution.
 */
export function createMessages(brand: Brand = 'ecco', own: OwnWords = {}, words = comingWords): i18n {
  const messages = i18next.createInstance();
  const [first = 'ecco', ...rest] = resolutionOf(brand);
  void messages.use(initReactI18next).init({
    lng: 'en',
    // No copy: what comes later is added to it.
    resources: { en: { ...own, ecco: words } },
    defaultNS: first,
    fallbackNS: rest,
    interpolation: {
      escapeValue: false,
      defaultVariables: { brand: own[brand]?.brand.name ?? sharedBrand.brand.name },
    },
    initAsync: false,
  });
  messages.services.formatter?.add('number', grouped);
  return messages;
}

/** The messages of a brand, once its own words are there. Where they cannot be had the shared words must do. */
export async function openMessages(brand: Brand, words = comingWords): Promise<i18n> {
  const own: OwnWords = {};
  for (const name of resolutionOf(brand)) {
    const words = await brands[name]().catch(() => null);
    if (words) own[name] = words;
  }
  return createMessages(brand, own, words);
}
