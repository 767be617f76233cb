import { Button } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTheme } from './person/use-theme.ts';

/** Turns the theme, for whoever has no menu of their own. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const { isDark, turn } = useTheme();
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={isDark ? <IconSun size={18} stroke={1.8} /> : <IconMoon size={18} stroke={1.8} />}
      onClick={turn}
    >
      {t(isDark ? 'shell.themeToLight' : 'shell.themeToDark')}
    </Button>
  );
}
