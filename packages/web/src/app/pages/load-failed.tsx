import { Button } from '@mantine/core';
import { IconRobot } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { StatePanel } from '../../ui/page/state-panel.tsx';

type Props = {
  /** What could not be read, and how it is read again. */
  query: { error: unknown; refetch: () => Promise<unknown> };
  level?: 1 | 2;
};

/** What stands where a page or a part of it could not be loaded: what the server said, and the way to try again. */
export function LoadFailed({ query: { error, refetch }, level = 1 }: Props) {
  const { t } = useTranslation();
  return (
    <StatePanel
      level={level}
      tone="error"
      title={t('item.errorOther')}
      action={
        <Button
          leftSection={<IconRobot size={18} stroke={1.6} aria-hidden="true" />}
          onClick={() => void refetch()}
        >
          {t('item.reload')}
        </Button>
      }
    >
      <p>{failureOf(error).message ?? t('error.notLoaded')}</p>
    </StatePanel>
  );
}
