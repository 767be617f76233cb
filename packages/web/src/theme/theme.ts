import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
} from '@mantine/core';

const ink = {
  background: 'var(--ink)',
  hover: 'var(--ink-hover)',
  color: 'var(--paper)',
  border: '1px solid transparent',
};
const quiet = {
  background: 'transparent',
  hover: 'var(--hover)',
  color: 'var(--ink)',
  border: '1px solid transparent',
};

/** Buttons speak ink: filled for the one action of a place, outlined and bare for the rest. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const isOwnColor = input.color !== undefined && input.color !== input.theme.primaryColor;
  if (isOwnColor) return defaultVariantColorsResolver(input);
  if (input.variant === 'filled') return ink;
  if (input.variant === 'subtle') return quiet;
  if (input.variant === 'default') return { ...quiet, border: '1px solid var(--field-line)' };
  return defaultVariantColorsResolver(input);
};

export const theme = createTheme({
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)' },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  defaultRadius: 8,
  cursorType: 'pointer',
  focusRing: 'never',
  respectReducedMotion: true,
  variantColorResolver,
});

const tokens = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--quiet)',
  '--mantine-color-placeholder': 'var(--quiet)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-default': 'var(--sheet)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-disabled': 'var(--line)',
  '--mantine-color-disabled-color': 'var(--quiet)',
  '--mantine-primary-color-filled': 'var(--ink)',
  '--mantine-primary-color-filled-hover': 'var(--ink-hover)',
  '--mantine-primary-color-contrast': 'var(--paper)',
  '--mantine-color-gray-3': 'var(--line)',
  '--mantine-color-dark-4': 'var(--line)',
};

/** Points the library's own variables at the tokens, so that its components follow both themes by themselves. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: tokens,
  dark: tokens,
});
