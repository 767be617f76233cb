import type { SearchResult } from '@ecco/contract';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownTitle } from '../../../format/text.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { TextLines } from '../../../ui/text/text-lines.tsx';
import { useLinesAround } from '../api/lines-around.api.ts';
import { hitLink } from '../passages/hit-place.ts';
import classes from './reading-aside.module.css';
import { ReadingLines } from './reading-lines.tsx';

/** More of a transcript, each time it is asked for. */
const step = 30;
const before = 8;
const waiting = [92, 84, 96, 60, 88, 40];

/** The hit among those of its item, and the way to its neighbors; null where there is none. */
export type HitSteps = {
  at: number;
  count: number;
  previous: (() => void) | null;
  next: (() => void) | null;
};

type Props = { result: SearchResult; query: string; steps: HitSteps };

function Head({ result, query, steps }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes['head']}>
      <h2>
        <Link {...hitLink(result, query)}>{shownTitle(result.title) || t('library.untitled')}</Link>
      </h2>
      <span className={classes['steps']}>
        <span>{t('searching.hitOf', { at: steps.at, count: steps.count })}</span>
        <ActionIcon
          variant="subtle"
          size={32}
          aria-label={t('searching.previousHit')}
          disabled={steps.previous === null}
          onClick={() => steps.previous?.()}
        >
          <IconChevronUp size={16} stroke={1.8} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          size={32}
          aria-label={t('searching.nextHit')}
          disabled={steps.next === null}
          onClick={() => steps.next?.()}
        >
          <IconChevronDown size={16} stroke={1.8} />
        </ActionIcon>
      </span>
    </div>
  );
}

function Lines({ result, line }: { result: SearchResult; line: number }) {
  const { t } = useTranslation();
  const [room, setRoom] = useState({ before, after: step });
  const { data, isPending, refetch } = useLinesAround({ id: result.parent_uuid, line, ...room });
  if (isPending) {
    return (
      <div role="status">
        <span className="visually-hidden">{t('transcript.loadingLine')}</span>
        <TextLines widths={waiting} />
      </div>
    );
  }
  if (!data) {
    return (
      <StatePanel
        tone="error"
        title={t('transcript.failed')}
        action={<Button onClick={() => void refetch()}>{t('transcript.retry')}</Button>}
      />
    );
  }
  const first = data.segments[0]?.content_id ?? 0;
  const last = data.segments.at(-1)?.content_id ?? 0;
  const more = (change: Partial<typeof room>) => setRoom({ ...room, ...change });
  return (
    <>
      {first > 0 ? (
        <Button variant="subtle" size="compact-sm" onClick={() => more({ before: room.before + step })}>
          {t('searching.earlier')}
        </Button>
      ) : null}
      <ReadingLines lines={data.segments} line={line} phrases={result.highlights} />
      {last < data.total - 1 ? (
        <Button variant="subtle" size="compact-sm" onClick={() => more({ after: room.after + step })}>
          {t('searching.later')}
        </Button>
      ) : null}
    </>
  );
}

/** The transcript of an item around a hit, beside the list of hits. */
export function ReadingBeside({ result, query, steps }: Props) {
  const { t } = useTranslation();
  const line = result.content_id;
  return (
    <aside className={classes['beside']} aria-label={t('searching.reading')}>
      <Head result={result} query={query} steps={steps} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard too */}
      <section className={classes['scrolls']} data-scrolls tabIndex={0} aria-label={t('searching.lines')}>
        {result.result_type === 'summary' ? (
          <blockquote className={classes['summary']}>
            <p>{result.text}</p>
            <footer>{t('search.inSummary')}</footer>
          </blockquote>
        ) : null}
        {line === null ? (
          <p className={classes['gone']}>{t('searching.noLine')}</p>
        ) : (
          <Lines key={`${result.parent_uuid}:${line}`} result={result} line={line} />
        )}
      </section>
    </aside>
  );
}
