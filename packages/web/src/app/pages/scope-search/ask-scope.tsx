import { Button } from '@mantine/core';
import { type ComponentProps, Suspense, useEffect } from 'react';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import { QuestionBox } from '../../../features/ask/question-box.tsx';
import { Section } from '../../../ui/page/section.tsx';
import classes from './ask-scope.module.css';
import type { ScopeSearch } from './use-scope-search.ts';

/** What shows answers comes with the first question. */
const LibraryAnswerSection = lazyChunk(
  () => import('../../../features/ask/library-answer-section.tsx'),
  ({ LibraryAnswerSection }) => LibraryAnswerSection,
);

type Props = {
  of: ComponentProps<typeof LibraryAnswerSection>['of'];
  state: ScopeSearch;
  title: string;
  /** What stands in the empty box. */
  label: string;
  /** What leads from a question to the search for its words. */
  onward: string;
};

/** The box that asks and searches what an organization or a watchlist holds, and the answer. */
export function AskScope({ of, state, title, label, onward }: Props) {
  const { question } = state;
  // The box stands at the end of a long page: what is asked comes into view with the room for its answer.
  useEffect(() => {
    if (question !== '') document.getElementById('search')?.scrollIntoView?.();
  }, [question]);
  return (
    <Section id="search" title={title}>
      <QuestionBox
        label={label}
        initial={question}
        onAsk={state.ask}
        onSearch={state.search}
        onClear={() => state.ask(undefined)}
      />
      {question === '' ? null : (
        <div className={classes['answer']}>
          <Suspense>
            <LibraryAnswerSection
              key={question}
              of={of}
              query={question}
              onAsk={state.ask}
              onward={
                <Button variant="default" size="compact-sm" onClick={() => state.search(question)}>
                  {onward}
                </Button>
              }
            />
          </Suspense>
        </div>
      )}
    </Section>
  );
}
