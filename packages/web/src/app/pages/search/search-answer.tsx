import { isQuestion } from '@ecco/domain/search-language';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';

/** What shows answers comes with the first question, and so do its words. */
const LibraryAnswerSection = lazyChunk(
  () => import('../../../features/ask/library-answer-section.tsx'),
  ({ LibraryAnswerSection }) => LibraryAnswerSection,
);

const wholeLibrary = { kind: 'library' } as const;

/** The answer to what was searched for, where that is a question; nothing for other words. */
export function SearchAnswer({ query }: { query: string }) {
  const navigate = useNavigate();
  if (!isQuestion(query)) return null;
  return (
    <Suspense>
      <LibraryAnswerSection
        key={query}
        of={wholeLibrary}
        query={query}
        onAsk={(question) => void navigate({ to: '/search', search: { q: question } })}
        onward={null}
      />
    </Suspense>
  );
}
