import type { Summary, SummaryItem } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { quoted } from '../../format/text.ts';
import { placeLabel } from '../../ui/citation/place-label.ts';
import classes from './print.module.css';
import { PrintedList, PrintedParagraph, PrintedSentence } from './printed-sentences.tsx';

function AtAGlance({ summary: { analysis, overview } }: { summary: Summary }) {
  const { t } = useTranslation();
  const tldr = analysis?.tldr.items ?? [];
  const insights = overview?.key_insights ?? [];
  const why = overview?.why_it_matters ?? [];
  return (
    <section>
      <h2>{t('section.glance')}</h2>
      {analysis?.one_liner ? (
        <p className={classes['lead']}>
          <PrintedSentence sentence={analysis.one_liner} />
        </p>
      ) : null}
      {tldr.length > 0 ? (
        <>
          <h3>{t('summary.tldr')}</h3>
          <PrintedList sentences={tldr} />
        </>
      ) : null}
      {insights.length > 0 ? (
        <>
          <h3>{t('summary.insights')}</h3>
          <PrintedList sentences={insights} />
        </>
      ) : null}
      {why.length > 0 ? (
        <>
          <h3>{t('summary.why')}</h3>
          <PrintedParagraph sentences={why} />
        </>
      ) : null}
    </section>
  );
}

function Chapter({ chapter }: { chapter: SummaryItem }) {
  const { t } = useTranslation();
  const { content_id: line, start_timestamp: seconds, page_number: page } = chapter;
  return (
    <li>
      <h3>
        {chapter.title} <small>{placeLabel(t, { line, seconds, page })}</small>
      </h3>
      <PrintedParagraph sentences={chapter.summary} />
      <PrintedList sentences={chapter.takeaways} />
      {chapter.sections.length > 0 ? (
        <ul aria-label={t('summary.sectionsOf', { chapter: chapter.title })}>
          {chapter.sections.map((section) => (
            <li key={section.content_id}>
              {section.title}{' '}
              <small>
                {placeLabel(t, {
                  line: section.content_id,
                  seconds: section.start_timestamp,
                  page: section.page_number,
                })}
              </small>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

type Props = { summary: Summary; nameOf: (speaker: string | null) => string | null };

/** The whole summary as it goes on paper: nothing is folded there. */
export function PrintedSummary({ summary, nameOf }: Props) {
  const { t } = useTranslation();
  const { items, highlights } = summary;
  return (
    <>
      <AtAGlance summary={summary} />
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
                {[
                  nameOf(highlight.speaker),
                  placeLabel(t, {
                    line: highlight.content_id,
                    seconds: highlight.start_timestamp,
                    page: highlight.page_number,
                  }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </figcaption>
            </figure>
          ))}
        </section>
      ) : null}
    </>
  );
}
