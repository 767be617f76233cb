import type { Answer } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { QueryKey } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLog } from '../../events/events.context.ts';
import { copyLink } from '../../ui/overlay/copy-text.ts';
import classes from './answer.module.css';
import { CopyMenu } from './copy-menu.tsx';
import { VerdictButtons } from './verdict-buttons.tsx';

type Props = { answer: Answer; answerKey: QueryKey; onAgain: () => void };

/** What can be done with an answer. */
export function AnswerTools({ answer, answerKey, onAgain }: Props) {
  const { t } = useTranslation();
  const log = useLog();
  const copy = (): void => {
    log({ event: 'copy_link', 'button-src': 'answer' });
    void copyLink(t, `${location.origin}/answer/${answer.id}`);
  };
  return (
    <div className={classes['tools']}>
      {answer.found ? (
        <>
          <VerdictButtons key={answer.id} answer={answer} answerKey={answerKey} onAgain={onAgain} />
          <CopyMenu answer={answer} />
        </>
      ) : null}
      <Button
        variant="default"
        leftSection={<IconLink size={16} stroke={1.6} aria-hidden="true" />}
        aria-label={t('ask.copyLink')}
        onClick={copy}
      >
        {t('item.copyLink')}
      </Button>
    </div>
  );
}
