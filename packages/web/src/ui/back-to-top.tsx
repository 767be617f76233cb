import { limits } from '@ecco/contract';
import { ActionIcon } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './back-to-top.module.css';

export function BackToTop() {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = (): void => setShown(window.scrollY > limits.scrollTopAfterPx);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!shown) return null;
  return (
    <ActionIcon
      className={classes['button']}
      variant="default"
      size={44}
      radius="xl"
      aria-label={t('shell.backToTop')}
      onClick={() => {
        window.scrollTo({ top: 0 });
        document.getElementById('content')?.focus({ preventScroll: true });
      }}
    >
      <IconArrowUp size={20} stroke={1.6} />
    </ActionIcon>
  );
}
