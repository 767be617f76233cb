import type { Config } from '../config/config.ts';

/** The brand as people read it. */
export const productNameOf = ({ product: { brand } }: Config): string =>
  brand.charAt(0).toUpperCase() + brand.slice(1);
