import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { useSetScore } from './api/set-score.api.ts';
import classes from './curation.module.css';
import { DialogEnd } from './dialog-end.tsx';

const most = 100;

/** A score as somebody wrote it; null unless it is a whole number from 0 to 100. */
export function readScore(text: string): number | null {
  const trimmed = text.trim();
  const score = Number(trimmed);
  return /^\d{1,3}$/.test(trimmed) && score <= most ? score : null;
}

type FormProps = { uuid: string; score: number | null; titleId: string; onClose: () => void };

function ScoreForm({ uuid, score, titleId, onClose }: FormProps) {
  const { t } = useTranslation();
  const problemId = useId();
  const change = useSetScore(uuid);
  const [text, setText] = useState(score === null ? '' : String(score));
  const [problem, setProblem] = useState<string | null>(null);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const next = readScore(text);
    if (next === null) {
      setProblem(t('curation.scoreInvalid'));
      return;
    }
    change.mutate(next, {
      onSuccess: () => {
        say(t('curation.scoreSaved', { score: next }));
        onClose();
      },
      onError: () => setProblem(t('curation.scoreFailed')),
    });
  };
  return (
    <form className={classes['form']} onSubmit={onSubmit} noValidate>
      <h2 id={titleId}>{t('curation.scoreTitle')}</h2>
      <label className={classes['field']}>
        {t('curation.scoreLabel')}
        <input
          // biome-ignore lint/a11y/noAutofocus: a dialog that asks for one thing begins there
          autoFocus
          type="number"
          inputMode="numeric"
          min={0}
          max={most}
          step={1}
          value={text}
          aria-describedby={problem === null ? undefined : problemId}
          aria-invalid={problem !== null}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <DialogEnd
        problemId={problemId}
        problem={problem}
        submit={t('curation.save')}
        busy={change.isPending}
        onClose={onClose}
      />
    </form>
  );
}

type Props = { uuid: string; score: number | null; open: boolean; onClose: () => void };

/** Asks for the score of an item. A failure keeps what was written. */
export function ScoreDialog({ open, onClose, ...form }: Props) {
  const titleId = useId();
  return (
    <Dialog open={open} label={titleId} onClose={onClose}>
      <ScoreForm {...form} titleId={titleId} onClose={onClose} />
    </Dialog>
  );
}
