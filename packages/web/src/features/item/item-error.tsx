import type { ContentKind } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { StatePanel } from '../../ui/state-panel.tsx';

type Props = { kind: ContentKind; message: string | null; onReload: () => void };

/** An item that could not be loaded, with the words for its kind and what the server said. */
export function ItemError({ kind, message, onReload }: Props) {
  const { t } = useTranslation();
  const email = t('email');
  return (
    <StatePanel
      level={1}
      tone="error"
      title={t(kind === 'episode' ? 'item.errorEpisode' : 'item.errorOther')}
      action={
        <>
          <Button onClick={onReload}>{t('item.reload')}</Button>
          <Button component="a" variant="default" href={`mailto:${email}`}>
            {t('item.contact', { email })}
          </Button>
        </>
      }
    >
      {message ? <p>{message}</p> : null}
    </StatePanel>
  );
}
