import { Button } from '@mantine/core';
import { type ComponentProps, Suspense } from 'react';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import { QuestionBox } from '../../../features/ask/question-box.tsx';
import { Section } from '../../../ui/page/section.tsx';
import classes from './ask-scope.module.css';
import type { ScopeSearch } from './use-scope-search.ts';

/** What shows answers comes with the first question. */
const AskedLibrary = lazyChunk(
  () => import('../../../features/ask/asked-library.tsx'),
  ({ AskedLibrary }) => AskedLibrary,
);

type Props = {
  of: ComponentProps<typeof AskedLibrary>['of'];
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
  const ask = (asked: string): void => {
    state.ask(asked);
    // The box stands at the end of a long page: the answer below it comes into view.
    document.getElementById('search')?.scrollIntoView();
  };
  return (
    <Section id="search" title={title}>
      <QuestionBox
        label={label}
        initial={question}
        onAsk={ask}
        onSearch={state.search}
        onClear={() => state.ask(undefined)}
      />
      {question === '' ? null : (
        <div className={classes['answer']}>
          <Suspense>
            <AskedLibrary
              key={question}
              of={of}
              query={question}
              onAsk={ask}
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
