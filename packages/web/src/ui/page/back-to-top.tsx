import { limits } from '@ecco/contract';
import { UnstyledButton } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './back-to-top.module.css';

/** Leads back to the top of a page, from a corner of the window. */
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
    <UnstyledButton
      className={classes['button']}
      aria-label={t('shell.backToTop')}
      onClick={() => {
        window.scrollTo({ top: 0 });
        document.getElementById('content')?.focus({ preventScroll: true });
      }}
    >
      <IconArrowUp size={16} stroke={1.8} />
    </UnstyledButton>
  );
}
