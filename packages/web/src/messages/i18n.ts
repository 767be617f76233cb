import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Brand, catalogues, isBrand, resolutionOf } from './brand.ts';
import type { ecco } from './ecco.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ecco';
    resources: { ecco: typeof ecco };
  }
}

/** The server writes the brand of the installation on the page; without it the default is used. */
export function brandOfPage(): Brand {
  const named = document.documentElement.dataset['brand'];
  return isBrand(named) ? named : 'ecco';
}

/**
 * A brand is a namespace of the one language, so that plurals keep their language and a brand its fallback.
 * The complete catalogue is the last in every resolution, except that `ecco` itself comes first for Ecco.
 */
export function createMessages(brand: Brand): i18n {
  const messages = i18next.createInstance();
  const [first, ...rest] = resolutionOf(brand);
  void messages.use(initReactI18next).init({
    lng: 'en',
    resources: { en: catalogues },
    defaultNS: first ?? 'ecco',
    fallbackNS: rest,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return messages;
}
