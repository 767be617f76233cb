import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Brings the next page of a list. */
export function LoadMore({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="default" loading={busy} onClick={onMore} mt="md">
      {t('library.loadMore')}
    </Button>
  );
}
