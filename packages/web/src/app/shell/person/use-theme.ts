import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

type Theme = { isDark: boolean; turn: () => void };

/** Light or dark, as it is now, and the other one. */
export function useTheme(): Theme {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  return { isDark, turn: () => setColorScheme(isDark ? 'light' : 'dark') };
}
