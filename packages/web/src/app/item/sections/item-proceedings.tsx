import type { Citation, Proceedings } from '@ecco/contract';
import { type ReactNode, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProceedings } from '../../../features/proceedings/api/get-proceedings.api.ts';
import { citationsOf } from '../../../features/proceedings/citations-of.ts';
import { DecisionLines } from '../../../features/proceedings/decision-lines.tsx';
import { ProceedingsView } from '../../../features/proceedings/proceedings-view.tsx';
import type { ShowWords } from '../../../features/proceedings/show-words.ts';
import { CitationMark } from '../../../ui/citation/citation-mark.tsx';
import { CitedSentence } from '../../../ui/citation/cited-sentence.tsx';
import { NumberingContext, numberMore, useNumberOf } from '../../../ui/citation/numbering.ts';
import { citedPlace } from '../../../ui/citation/place.ts';
import type { ItemPageState } from '../state/use-item-page-state.ts';

function Mark({ citation }: { citation: Citation }) {
  const numberOf = useNumberOf();
  return <CitationMark number={numberOf(citation)} cited={citedPlace(citation)} />;
}

const show: ShowWords = {
  words: (text) => <CitedSentence sentence={text} />,
  mark: (citation) => <Mark citation={citation} />,
};

const none: Proceedings = { agenda: [], decisions: [], signals: [], unnamed_votes: [] };

type Props = {
  page: ItemPageState;
  title: string;
  hasSignals: boolean;
  /** What stands there until they have come. */
  waiting: ReactNode;
};

/** The proceedings of an item; their sources are numbered on from those of its summary. */
export function ItemProceedings({ page: { item }, title, hasSignals, waiting }: Props) {
  const { t } = useTranslation();
  const { data, isError } = useProceedings(item.uuid, item.updated_at);
  const known = useContext(NumberingContext);
  const numbers = useMemo(() => numberMore(known, citationsOf(data ?? none)), [known, data]);
  if (isError) return <p role="status">{t('proceedings.failed')}</p>;
  if (!data) return waiting;
  return (
    <NumberingContext value={numbers}>
      <ProceedingsView proceedings={data} title={title} show={show} hasSignals={hasSignals} />
    </NumberingContext>
  );
}

/** What was decided, a line each; the part below says where it could not be loaded. */
export function ItemDecisions({ page: { item }, waiting }: Pick<Props, 'page' | 'waiting'>) {
  const { data, isError } = useProceedings(item.uuid, item.updated_at);
  if (isError) return null;
  return data ? <DecisionLines decisions={data.decisions} /> : waiting;
}
