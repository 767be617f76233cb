import type { Answer, Citation } from '@ecco/contract';
import { useMediaQuery } from '@mantine/hooks';
import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CitationLayer } from '../../ui/citation/citation-layer.tsx';
import { type Jump, JumpProvider } from '../../ui/citation/place.context.ts';
import { TextLines } from '../../ui/text/text-lines.tsx';
import classes from './answer.module.css';
import { AnswerView } from './answer-view.tsx';
import { HighlightedCitations } from './highlighted-citations.tsx';
import { SourceRail, SourceSheet, SourcesSkeleton } from './source-rail.tsx';

const instant = { getInitialValueInEffect: false };
const useRoom = () => ({
  hasRail: useMediaQuery('(min-width: 1200px)', true, instant),
  isPhone: useMediaQuery('(max-width: 699px)', false, instant),
});

const openInTab: Jump = ({ source }) => void (source && window.open(source.href, '_blank', 'noopener'));

type Props = {
  answer: Answer;
  answerKey: QueryKey;
  onAsk: (question: string) => void;
  onAgain: () => void;
};

function Answered(props: Props) {
  const { answer } = props;
  const { hasRail, isPhone } = useRoom();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Citation | null>(null);
  // On a telephone a citation shows its words and its source first, which lead on.
  const showSource: Jump = useCallback(
    ({ segment, source }) => {
      const cited = answer.items.flatMap(({ citations }) => citations);
      setChosen(
        cited.find(({ segment_id, item }) => segment_id === segment && item.uuid === source?.uuid) ?? null,
      );
      setOpen(true);
    },
    [answer],
  );
  const open = (): void => {
    setChosen(null);
    setOpen(true);
  };
  const hasSources = answer.found && Object.keys(answer.sources).length > 0;
  return (
    <>
      <div className={classes['main']}>
        <JumpProvider value={isPhone ? showSource : openInTab}>
          <AnswerView {...props} />
        </JumpProvider>
        {hasSources && !hasRail ? (
          <SourceSheet
            answer={answer}
            side={isPhone ? 'bottom' : 'right'}
            open={isOpen}
            chosen={chosen}
            onOpen={open}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </div>
      {hasSources && hasRail ? <SourceRail answer={answer} /> : null}
    </>
  );
}

/** Where an answer of many items stands: what it says, and beside it what it rests on. */
function AnswerArea({ hasRail, children }: { hasRail: boolean; children: ReactNode }) {
  return (
    <div className={classes['area']} data-rail={hasRail || undefined}>
      {children}
    </div>
  );
}

/** An answer of many items. */
export function LibraryAnswer(props: Props) {
  return (
    <CitationLayer>
      <HighlightedCitations>
        <AnswerArea hasRail={props.answer.found && Object.keys(props.answer.sources).length > 0}>
          <Answered {...props} />
        </AnswerArea>
      </HighlightedCitations>
    </CitationLayer>
  );
}

/** An answer that is being looked for: the shape of its sources, and of what it will say. */
export function AnswerWaiting() {
  const { t } = useTranslation();
  const { hasRail } = useRoom();
  return (
    <AnswerArea hasRail>
      <div className={classes['main']} role="status">
        <span className="visually-hidden">{t('ask.searching')}</span>
        <div className={classes['head']}>
          <p>{t('ask.searching')}…</p>
        </div>
        <TextLines widths={[96, 88, 62]} />
      </div>
      {hasRail ? <SourcesSkeleton /> : null}
    </AnswerArea>
  );
}
