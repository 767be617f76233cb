import { limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { showMore } from './shown-lines.ts';
import classes from './transcript.module.css';

type Props = {
  shown: number;
  total: number;
  failed: boolean;
  onRetry: () => void;
  onShow: (count: number) => void;
};

/** What stands below the lines: that some did not come, and the way to more of them. */
export function TranscriptEnd({ shown, total, failed, onRetry, onShow }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {failed ? (
        <p className={classes['failed']} role="alert">
          {t('transcript.failed')}
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            {t('transcript.retry')}
          </Button>
        </p>
      ) : null}
      {shown < total ? (
        <div className={classes['more']}>
          <Button variant="default" onClick={() => onShow(showMore(shown, total))}>
            {t('transcript.showMore', { count: Math.min(limits.transcriptShown, total - shown) })}
          </Button>
          <Button variant="subtle" onClick={() => onShow(total)}>
            {t('transcript.showAll')} ({total.toLocaleString('en-US')})
          </Button>
        </div>
      ) : null}
    </>
  );
}
