import type { CitedText, Summary, SummaryItem } from '@ecco/contract';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { quoted } from '../../format/text.ts';
import { placeLabel, placeOf } from '../../ui/citation/place.ts';
import classes from './print.module.css';
import { PrintedList, PrintedParagraph, PrintedSentence, PrintedSpeaker } from './printed-sentences.tsx';

/** The sentences that matter, under what they are called. */
export type KeyLists = {
  title: string;
  lists: readonly { title: string; sentences: readonly CitedText[] }[];
};

type SentencesProps = { summary: Summary; keys: KeyLists; above?: string };

/** `above`: the heading that they stand under, which is not said twice. */
function Sentences({ summary: { overview }, keys, above }: SentencesProps) {
  const { t } = useTranslation();
  const why = overview?.why_it_matters ?? [];
  return (
    <>
      {keys.lists.map(({ title, sentences }) => (
        <Fragment key={title}>
          {title === above ? null : <h3>{title}</h3>}
          <PrintedList sentences={sentences} />
        </Fragment>
      ))}
      {why.length > 0 ? (
        <>
          <h3>{t('summary.why')}</h3>
          <PrintedParagraph sentences={why} />
        </>
      ) : null}
    </>
  );
}

type FirstProps = SentencesProps & { proceedings: ReactNode };

/** What comes first: the main point, what was decided where something was, and the sentences that matter. */
function First({ proceedings, ...rest }: FirstProps) {
  const { t } = useTranslation();
  const { summary, keys } = rest;
  const lead = summary.analysis?.one_liner ?? null;
  const hasKeys = keys.lists.length + (summary.overview?.why_it_matters.length ?? 0) > 0;
  const isApart = proceedings !== null;
  return (
    <>
      {lead || (hasKeys && !isApart) ? (
        <section>
          <h2>{t('section.glance')}</h2>
          {lead ? (
            <p className={classes['lead']}>
              <PrintedSpeaker sentences={[lead]} at={0} />
              <PrintedSentence sentence={lead} />
            </p>
          ) : null}
          {isApart ? null : <Sentences {...rest} />}
        </section>
      ) : null}
      {proceedings}
      {isApart && hasKeys ? (
        <section>
          <h2>{keys.title}</h2>
          <Sentences {...rest} above={keys.title} />
        </section>
      ) : null}
    </>
  );
}

function Chapter({ chapter }: { chapter: SummaryItem }) {
  const { t } = useTranslation();
  return (
    <li>
      <h3>
        {chapter.title} <small>{placeLabel(t, placeOf(chapter))}</small>
      </h3>
      <PrintedParagraph sentences={chapter.summary} />
      <PrintedList sentences={chapter.takeaways} />
      {chapter.sections.length > 0 ? (
        <ul aria-label={t('summary.sectionsOf', { chapter: chapter.title })}>
          {chapter.sections.map((section) => (
            <li key={section.content_id}>
              {section.title} <small>{placeLabel(t, placeOf(section))}</small>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

type Props = {
  summary: Summary;
  keys: KeyLists;
  /** What was decided; null of what is no meeting. */
  proceedings: ReactNode;
  nameOf: (speaker: string | null) => string | null;
};

/** The whole summary as it goes on paper: nothing is folded there. */
export function PrintedSummary({ summary, keys, proceedings, nameOf }: Props) {
  const { t } = useTranslation();
  const { items, highlights } = summary;
  return (
    <>
      <First summary={summary} keys={keys} proceedings={proceedings} />
      {items.length > 0 ? (
        <section>
          <h2>{t('section.outline')}</h2>
          <ol className={classes['chapters']}>
            {items.map((chapter) => (
              <Chapter key={chapter.index} chapter={chapter} />
            ))}
          </ol>
        </section>
      ) : null}
      {highlights.length > 0 ? (
        <section>
          <h2>{t('section.highlights')}</h2>
          {highlights.map((highlight) => (
            <figure key={highlight.id}>
              <blockquote>{quoted(highlight.text)}</blockquote>
              <figcaption>
                {[nameOf(highlight.speaker), placeLabel(t, placeOf(highlight))].filter(Boolean).join(', ')}
              </figcaption>
            </figure>
          ))}
        </section>
      ) : null}
    </>
  );
}
