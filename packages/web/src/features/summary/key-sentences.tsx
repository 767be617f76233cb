import type { CitedText, Summary } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenOf } from './chosen-sentences.ts';
import { CitedList } from './cited-sentences.tsx';
import { OverviewSections } from './overview-sections.tsx';
import classes from './summary.module.css';

const ownEngine = 'built-in';

/** Whether sentences were chosen from the source, as the built-in engine does, and not written by a model. */
const isChosen = ({ made_by }: Pick<Summary, 'made_by'>): boolean => made_by.startsWith(ownEngine);

/** Says that the order of the sentences is the reader's own, and where that can be changed. */
function NeedsNote({ summary }: { summary: Summary }) {
  const { t } = useTranslation();
  const count = chosenOf(summary).filter(({ need }) => need).length;
  if (count === 0) return null;
  return (
    <p className={classes['needs']}>
      {t('needs.first', { count })}{' '}
      <Link to="/profile" hash="need-to-knows">
        {t('needs.change')}
      </Link>
    </p>
  );
}

/** What chosen sentences are called: by what they are. */
export function keySentencesTitle(t: TFunction, summary: Summary): string {
  const isVerbatim = chosenOf(summary).every(({ verbatim }) => verbatim);
  return t(isVerbatim ? 'section.keySentencesVerbatim' : 'section.keySentences');
}

/** Whether there are sentences besides the one that stands first. */
export const hasKeySentences = (summary: Summary): boolean =>
  chosenOf(summary).length + (summary.overview?.why_it_matters.length ?? 0) > 0;

/** The sentences that matter under what they are called: one list of what was chosen, or a model's two. */
export function keySentenceLists(t: TFunction, summary: Summary) {
  const { analysis, overview } = summary;
  const lists: { title: string; sentences: CitedText[] }[] = isChosen(summary)
    ? [{ title: keySentencesTitle(t, summary), sentences: chosenOf(summary) }]
    : [
        { title: t('summary.tldr'), sentences: analysis?.tldr.items ?? [] },
        { title: t('summary.insights'), sentences: overview?.key_insights ?? [] },
      ];
  return lists.filter(({ sentences }) => sentences.length > 0);
}

/** The sentences that matter. */
export function KeySentences({ summary }: { summary: Summary }) {
  const { t } = useTranslation();
  const { overview } = summary;
  return (
    <div className={`${classes['prose']} ${classes['points']}`}>
      <NeedsNote summary={summary} />
      {keySentenceLists(t, summary).map(({ title, sentences }) => (
        <Fragment key={title}>
          <h3>{title}</h3>
          <CitedList sentences={sentences} />
        </Fragment>
      ))}
      <OverviewSections overview={overview && { ...overview, key_insights: [] }} />
    </div>
  );
}
