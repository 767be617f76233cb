import { type Item, limits, type Segment } from '@ecco/contract';
import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { quoted } from '../../format/text.ts';
import { notices } from '../../ui/overlay/notice.store.ts';
import { readLine, useCorrectLine } from './api/line-edits.api.ts';
import classes from './line-edit.module.css';

type Props = { item: Pick<Item, 'uuid'>; segment: Segment; onDone: () => void };
type Problem = { message: string; changed: boolean };

/** Saves the words of a line, and offers to take that back. */
function useSaveLine({ item, onDone }: Omit<Props, 'segment'>) {
  const { t } = useTranslation();
  const correct = useCorrectLine(item.uuid);
  const [problem, setProblem] = useState<Problem | null>(null);
  const save = ({ id: segment, text: before }: Segment, text: string): void =>
    correct.mutate(
      { segment, before, text },
      {
        onSuccess: () => {
          const back = () => correct.mutate({ segment, before: text, text: before });
          notices.getState().offer(t('lineEdit.saved'), { label: t('shell.undo'), run: back });
          onDone();
        },
        onError: (error) => {
          const { code, message } = failureOf(error);
          setProblem({ message: message ?? t('error.unknown'), changed: code === 'line.changed' });
        },
      },
    );
  return { save, saving: correct.isPending, problem, setProblem };
}

/** The words of a line in a field, and those that were said where they are others. */
export function LineForm({ item, segment, onDone }: Props) {
  const { t } = useTranslation();
  const problemId = useId();
  // What the person goes by: the line as it was opened, or as they took over what somebody else made of it.
  const [seen, setSeen] = useState(segment);
  const [text, setText] = useState(segment.text);
  const { save, saving, problem, setProblem } = useSaveLine({ item, onDone });
  const words = text.trim();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    save(seen, words);
  };
  const takeOver = async (): Promise<void> => {
    const now = await readLine(item.uuid, seen.content_id).catch(() => null);
    if (now !== null) setSeen(now);
    setProblem(null);
  };
  return (
    <form className={classes['form']} onSubmit={onSubmit}>
      <label>
        <span>{t('lineEdit.words', { line: seen.content_id + 1 })}</span>
        <textarea
          value={text}
          rows={6}
          maxLength={limits.lineTextMax}
          aria-describedby={problem === null ? undefined : problemId}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <p className={classes['said']}>
        <span>{t('lineEdit.said')}</span> {quoted(seen.said ?? seen.text)}
      </p>
      {problem === null ? null : (
        <div id={problemId} role="alert" className={classes['problem']}>
          <p>{problem.message}</p>
          {problem.changed ? (
            <Button variant="default" size="compact-sm" onClick={() => void takeOver()}>
              {t('lineEdit.takeOver')}
            </Button>
          ) : null}
        </div>
      )}
      <div className={classes['row']}>
        {seen.said === null || words === seen.said ? null : (
          <Button variant="default" onClick={() => setText(seen.said ?? '')}>
            {t('lineEdit.asSaid')}
          </Button>
        )}
        <Button type="submit" loading={saving} disabled={words === '' || words === seen.text}>
          {t('lineEdit.save')}
        </Button>
      </div>
    </form>
  );
}
