import type { CitedText, Summary } from '@ecco/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { CitedList } from './cited-sentence.tsx';
import { OverviewSections } from './overview-sections.tsx';
import classes from './summary.module.css';

const ownEngine = 'built-in';

/** Whether sentences were chosen from the source, as the built-in engine does, and not written by a model. */
const isChosen = ({ made_by }: Pick<Summary, 'made_by'>): boolean => made_by.startsWith(ownEngine);

/** The sentences that were chosen, best first. */
const chosenOf = ({ analysis, overview }: Summary): CitedText[] => [
  ...(analysis?.tldr.items ?? []),
  ...(overview?.key_insights ?? []),
];

/** What chosen sentences are called: by what they are. */
export function keySentencesTitle(t: TFunction, summary: Summary): string {
  const isVerbatim = chosenOf(summary).every(({ verbatim }) => verbatim);
  return t(isVerbatim ? 'section.keySentencesVerbatim' : 'section.keySentences');
}

/** Whether there are sentences besides the one that stands first. */
export const hasKeySentences = (summary: Summary): boolean =>
  chosenOf(summary).length + (summary.overview?.why_it_matters.length ?? 0) > 0;

type Props = {
  summary: Summary;
  /** Whether they stand in a section that is called like them. */
  isTitled?: boolean;
};

/** The sentences that matter: one list of what was chosen, or a model's short form and insights. */
export function KeySentences({ summary, isTitled = false }: Props) {
  const { t } = useTranslation();
  const { analysis, overview } = summary;
  const chosen = isChosen(summary) ? chosenOf(summary) : [];
  const written = isChosen(summary) ? [] : (analysis?.tldr.items ?? []);
  return (
    <div className={classes['prose']}>
      {chosen.length > 0 ? (
        <>
          {isTitled ? null : <h3>{keySentencesTitle(t, summary)}</h3>}
          <CitedList sentences={chosen} />
        </>
      ) : null}
      {written.length > 0 ? (
        <>
          <h3>{t('summary.tldr')}</h3>
          <CitedList sentences={written} />
        </>
      ) : null}
      <OverviewSections
        overview={overview && (isChosen(summary) ? { ...overview, key_insights: [] } : overview)}
      />
    </div>
  );
}
