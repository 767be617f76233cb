import type { CreatedApiKey } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { copyWords } from '../../ui/overlay/copy-text.ts';
import classes from './profile.module.css';

/** The one time that a key is shown. */
export function CreatedKey({ made, onDone }: { made: CreatedApiKey; onDone: () => void }) {
  const { t } = useTranslation();
  const copy = (): Promise<void> =>
    copyWords(made.key, { done: t('profile.keyCopied'), failed: t('profile.keyCopyFailed') });
  return (
    <div className={classes['created']} role="status">
      <p>
        <strong>{t('profile.keyOnce', { name: made.name })}</strong> {t('profile.keyOnceText')}
      </p>
      <code>{made.key}</code>
      <div className={classes['actions']}>
        <Button size="sm" leftSection={<IconCopy size={16} stroke={1.8} />} onClick={() => void copy()}>
          {t('profile.keyCopy')}
        </Button>
        <Button size="sm" variant="default" onClick={onDone}>
          {t('profile.keyDone')}
        </Button>
      </div>
    </div>
  );
}
