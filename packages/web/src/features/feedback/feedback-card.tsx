import { type Item, limits } from '@ecco/contract';
import type { Thumb } from '@ecco/domain';
import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { useLog } from '../../events/events.context.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { Section } from '../../ui/page/section.tsx';
import { useLeaveFeedback } from './api/leave-feedback.api.ts';
import classes from './feedback.module.css';
import { ThumbChoice } from './thumb-choice.tsx';

type Props = {
  item: Pick<Item, 'kind' | 'slug'>;
  /** Where to go on from here. */
  onward: ReactNode;
};

/** Asks what somebody thinks of an item: a thumb, and words if they like. A failure keeps both. */
export function FeedbackCard({ item, onward }: Props) {
  const { t } = useTranslation();
  const log = useLog();
  const leave = useLeaveFeedback(item);
  const problemId = useId();
  const [thumb, setThumb] = useState<Thumb | null>(null);
  const [feedback, setFeedback] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (thumb === null) {
      setProblem(t(item.kind === 'episode' ? 'feedback.thumbEpisode' : 'feedback.thumbSummary'));
      return;
    }
    leave.mutate(
      { thumb, feedback },
      {
        onSuccess: () => {
          log({ event: 'feedback', slug: item.slug, 'button-src': thumb });
          say(t('feedback.toast'), 'success', limits.thumbsNoticeMs);
        },
        onError: (error) => setProblem(failureOf(error).message ?? t('feedback.failed')),
      },
    );
  };
  const onChoose = (chosen: Thumb): void => {
    setThumb(chosen);
    setProblem(null);
  };

  if (leave.data)
    return (
      <Section title={t('feedback.title')}>
        <p role="status">{leave.data.message}</p>
        <div className={classes['actions']}>{onward}</div>
      </Section>
    );
  return (
    <Section title={t('feedback.title')}>
      <form className={classes['form']} onSubmit={onSubmit} noValidate>
        <ThumbChoice
          legend={t(item.kind === 'episode' ? 'feedback.legendEpisode' : 'feedback.legend')}
          chosen={thumb}
          problem={problem === null ? undefined : problemId}
          onChoose={onChoose}
        />
        <label className={classes['words']}>
          {t('feedback.words')}
          <textarea
            rows={3}
            maxLength={limits.feedbackMax}
            value={feedback}
            onChange={(event) => setFeedback(event.currentTarget.value)}
          />
        </label>
        <p id={problemId} role="alert" className={classes['problem']}>
          {problem}
        </p>
        <Button type="submit" variant="default" loading={leave.isPending}>
          {t('feedback.submit')}
        </Button>
      </form>
    </Section>
  );
}
