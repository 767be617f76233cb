import { useTranslation } from 'react-i18next';
import { RetryButton } from './retry-button.tsx';

/** Has an item that cannot be shown transcribed again; for those who may. */
export function RetryTranscribe({ slug, onDone }: { slug: string; onDone: () => void }) {
  const { t } = useTranslation();
  return (
    <RetryButton item={{ uuid: slug, slug }} as={{ retry: true }} variant="default" onDone={onDone}>
      {t('processing.retryTranscribe')}
    </RetryButton>
  );
}
