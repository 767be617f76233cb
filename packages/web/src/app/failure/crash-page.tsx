import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../ui/page/page-title.ts';
import { StatePanel } from '../../ui/page/state-panel.tsx';

/** What stands where a page broke. */
export function CrashPage() {
  const { t } = useTranslation();
  usePageTitle(t('crash.page'));
  return (
    <StatePanel
      level={1}
      tone="error"
      title={t('crash.title')}
      action={
        <>
          <Button onClick={() => location.reload()}>{t('crash.reload')}</Button>
          <Button component="a" variant="default" href="/home">
            {t('crash.home')}
          </Button>
        </>
      }
    >
      <p>{t('crash.text')}</p>
    </StatePanel>
  );
}
