import type { HistoryEntry } from '@ecco/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardTitle } from '../../format/text.ts';
import { UndoLine } from '../../ui/list/undo-line.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { useForget, useRestore } from './api/history.api.ts';
import { days } from './days.ts';
import classes from './history.module.css';
import { HistoryRow } from './history-row.tsx';

type Props = {
  entries: readonly HistoryEntry[];
  /** What stands here when there is none. */
  empty: ReactNode;
  factsOf: (entry: HistoryEntry) => readonly { key: string; node: ReactNode }[];
};

const entryTitle = ({ title }: HistoryEntry): string => cardTitle(title);

/** What was opened, day by day. An entry that is taken out leaves a line that puts it back. */
export function HistoryList({ entries, empty, factsOf }: Props) {
  const { t } = useTranslation();
  const { mutateAsync: forget } = useForget();
  const { mutateAsync: restore } = useRestore();
  const [out, setOut] = useState<readonly HistoryEntry[]>([]);
  const back = useRef<string | null>(null);
  // Who undoes at once is ahead of the answer that says where the entry was.
  const removals = useRef(new Map<string, ReturnType<typeof forget>>());
  useEffect(() => {
    if (back.current === null) return;
    const link = document.getElementById(`opened-${back.current}`)?.querySelector('a');
    // The row may come with a later answer than the one that says it is back.
    if (!link) return;
    link.focus();
    back.current = null;
  });

  const isOut = ({ uuid }: HistoryEntry): boolean => out.some((one) => one.uuid === uuid);
  const shown = [...entries, ...out.filter(({ uuid }) => entries.every((entry) => entry.uuid !== uuid))].sort(
    (a, b) => b.opened_at.localeCompare(a.opened_at),
  );
  const remove = async (entry: HistoryEntry): Promise<void> => {
    setOut((now) => [...now, entry]);
    const removal = forget(entry.uuid);
    removals.current.set(entry.uuid, removal);
    try {
      await removal;
    } catch {
      setOut((now) => now.filter(({ uuid }) => uuid !== entry.uuid));
      say(t('history.removeFailed', { title: entryTitle(entry) }), 'error');
    }
  };
  const undo = async (entry: HistoryEntry): Promise<void> => {
    // A removal that failed has put the entry back and said so.
    const removal = await removals.current.get(entry.uuid)?.catch(() => null);
    if (!removal) return;
    try {
      await restore({ entry, receipt: removal.receipt });
      back.current = entry.uuid;
      setOut((now) => now.filter(({ uuid }) => uuid !== entry.uuid));
    } catch {
      say(t('history.restoreFailed', { title: entryTitle(entry) }), 'error');
    }
  };

  if (shown.length === 0) return empty;
  return days(shown, new Date()).map(({ day, isToday, isYesterday, entries: group }) => (
    <section key={day} className={classes['day']} aria-label={day}>
      <h2>{isToday ? t('history.today') : isYesterday ? t('history.yesterday') : day}</h2>
      <ul>
        {group.map((entry) =>
          isOut(entry) ? (
            <li key={entry.uuid} className={classes['gone']}>
              <UndoLine
                text={t('history.removed', { title: entryTitle(entry) })}
                onUndo={() => void undo(entry)}
              />
            </li>
          ) : (
            <HistoryRow
              key={entry.uuid}
              entry={entry}
              facts={factsOf(entry)}
              onRemove={() => void remove(entry)}
            />
          ),
        )}
      </ul>
    </section>
  ));
}
