import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import { useLog } from '../../../events/events.context.ts';
import { QuestionBox } from '../../../features/ask/question-box.tsx';
import { SampleQuestions } from '../../../features/ask/sample-questions.tsx';
import { useWide } from '../../../ui/page/use-wide.ts';
import classes from './home.module.css';

/** What shows answers comes with the first question. */
const LibraryAnswerSection = lazyChunk(
  () => import('../../../features/ask/library-answer-section.tsx'),
  ({ LibraryAnswerSection }) => LibraryAnswerSection,
);

const wholeLibrary = { kind: 'library' } as const;

type Props = {
  /** How many items there are to ask; undefined while that is not known. */
  total: number | undefined;
};

/** The question box, and what was answered to the question in the address. */
export function AskSection({ total }: Props) {
  const { t } = useTranslation();
  const hasRoom = useWide();
  const navigate = useNavigate();
  const log = useLog();
  const { q = '', ...library } = useSearch({ from: '/home' });
  const query = q.trim();
  const ask = (question: string): void => {
    log({ event: 'ask', 'button-src': 'home' });
    void navigate({ to: '/home', search: { q: question, ...library }, resetScroll: true });
  };
  const search = (words: string): void => {
    log({ event: 'search', 'button-src': 'home' });
    void navigate({ to: '/search/transcripts', search: { q: words } });
  };
  return (
    <div className={classes['ask']} data-asked={query !== '' || undefined}>
      <QuestionBox
        label={total ? t('ask.titleCount', { count: total }) : t('ask.title')}
        compact
        initial={query}
        onAsk={ask}
        onSearch={search}
        onClear={() => void navigate({ to: '/home', search: library, resetScroll: false })}
      />
      {query === '' ? (
        hasRoom && <SampleQuestions onAsk={ask} />
      ) : (
        <Suspense>
          <LibraryAnswerSection
            key={query}
            of={wholeLibrary}
            query={query}
            onAsk={ask}
            onward={
              <Link to="/search/transcripts" search={{ q: query }} target="_blank" rel="noopener">
                {t('ask.searchInstead')}
              </Link>
            }
          />
        </Suspense>
      )}
    </div>
  );
}
