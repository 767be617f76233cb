/** Colors of the component library that nothing here is painted in; its stylesheet names ten shades of each, twice. */
const unused = /^--mantine-color-(?:pink|grape|violet|indigo|cyan|teal|green|lime|yellow|orange)-/;

/** Whether a variable of the component library is one of a color that nothing is painted in. */
export const isUnused = (variable: string): boolean => unused.test(variable);

type Declaration = { prop: string; remove: () => void };

/** Leaves the colors that are not used out of the styles. */
export const unusedColors = () => ({
  postcssPlugin: 'unused-colors',
  Declaration: (declaration: Declaration): void => {
    if (isUnused(declaration.prop)) declaration.remove();
  },
});
