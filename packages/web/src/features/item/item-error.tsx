import type { ContentKind } from '@ecco/domain';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useContactEmail } from '../../session/contact-email.ts';
import { usePageTitle } from '../../ui/page/page-title.ts';
import { StatePanel } from '../../ui/page/state-panel.tsx';

type Props = {
  kind: ContentKind;
  message: string | null;
  onReload: () => void;
  /** What those who keep the library can do besides. */
  retry?: ReactNode;
};

/** An item that could not be loaded, with the words for its kind and what the server said. */
export function ItemError({ kind, message, onReload, retry }: Props) {
  const { t } = useTranslation();
  const email = useContactEmail();
  const title = t(kind === 'episode' ? 'item.errorEpisode' : 'item.errorOther');
  usePageTitle(t('item.errorPage'));
  return (
    <StatePanel
      level={1}
      tone="error"
      title={title}
      action={
        <>
          <Button onClick={onReload}>{t('item.reload')}</Button>
          {retry}
          {email === null ? null : (
            <Button component="a" variant="default" href={`mailto:${email}`}>
              {t('item.contact', { email })}
            </Button>
          )}
        </>
      }
    >
      {message ? <p>{message}</p> : null}
    </StatePanel>
  );
}
