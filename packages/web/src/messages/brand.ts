import { ecco } from './ecco.ts';
import { pastime } from './pastime.ts';

/** Every brand by name. A third one is one file and one line here. */
export const catalogues = { ecco, pastime };
export type Brand = keyof typeof catalogues;

export const isBrand = (name: string | undefined): name is Brand => name !== undefined && name in catalogues;

/** Catalogues in which a brand's word is looked up, in order. */
export const resolutionOf = (brand: Brand): Brand[] => [...new Set<Brand>([brand, 'pastime', 'ecco'])];
