import type { LedgerSignal, SignalTelling } from '@ecco/contract';
import { IconLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { Disagreement } from './disagreement.tsx';
import classes from './ledger.module.css';
import { SignalSource } from './signal-place.tsx';

type Props = { signal: LedgerSignal; isWhoShown?: boolean };

/** Marks what was not said in so many words. */
function InferredMark({
  signal,
  field,
  children,
}: {
  signal: LedgerSignal;
  field: string;
  children: string;
}) {
  const { t } = useTranslation();
  return (
    <span>
      {children}
      {signal.certainty[field] === 'inferred' ? (
        <em className={classes['inferred']} title={t('proceedings.inferredHint')}>
          {t('proceedings.inferred')}
        </em>
      ) : null}
    </span>
  );
}

function Who({ signal: { organization, who } }: Props) {
  const { t } = useTranslation();
  if (organization)
    return (
      <Link to="/pension-funds/$id" params={{ id: organization.slug }} className={classes['who']}>
        {organization.name}
      </Link>
    );
  return <span className={classes['who']}>{who ?? t('signals.unnamed')}</span>;
}

const factNames = [
  'manager',
  'vehicle',
  'person',
  'asset_class',
  'strategy',
  'consultant',
  'effective',
] as const;

function Facts({ signal }: Props) {
  const { t } = useTranslation();
  const reported = factNames.filter((name) => signal[name] !== null);
  if (reported.length === 0) return null;
  return (
    <dl className={classes['facts']}>
      {reported.map((name) => (
        <div key={name}>
          <dt>{t(`proceedings.fact.${name}`)}</dt>
          <dd>
            <InferredMark signal={signal} field={name}>
              {shownFact(signal[name] ?? '')}
            </InferredMark>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A day as people write it; other words as they are. */
const shownFact = (words: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(words) ? (shortDate(words) ?? words) : words;

/** The words that prove it: those of the source in quotation marks. */
function quoteOf(telling: SignalTelling | undefined): string | null {
  if (telling === undefined) return null;
  const { text, verbatim } = telling.sentence;
  return verbatim ? `“${text}”` : text;
}

/** The day; where it is that of the source and not of the event, or where nobody knows it, that is said. */
function When({ signal: { date, date_is } }: Props) {
  const { t } = useTranslation();
  if (date === null) return <em className={classes['inferred']}>{t('meta.dateNotKnown')}</em>;
  const day = <time dateTime={date}>{shortDate(date)}</time>;
  if (date_is === 'decided') return day;
  return (
    <span title={t('signals.toldHint')}>
      {day} <em className={classes['inferred']}>{t('signals.told')}</em>
    </span>
  );
}

/** What is known of it in one line; where its outcome or its sum was not said in so many words, that is said. */
function Headline({ signal: { headline, certainty } }: Props) {
  const { t } = useTranslation();
  const isInferred = (['stage', 'amount', 'measure'] as const).some(
    (field) => certainty[field] === 'inferred',
  );
  return (
    <p className={classes['headline']}>
      {headline}
      {isInferred ? (
        <em className={classes['inferred']} title={t('proceedings.inferredHint')}>
          {t('proceedings.inferred')}
        </em>
      ) : null}
    </p>
  );
}

/** One signal: who does what with how much, in whose words, and where they stand. */
export function SignalRow({ signal, isWhoShown = true }: Props) {
  const { t } = useTranslation();
  const { id, tellings, disputed, sources } = signal;
  const quote = quoteOf(tellings[0]);
  const left = sources - tellings.length;
  return (
    <li data-row className={classes['row']}>
      <div className={classes['when']}>
        <When signal={signal} />
        <Link
          to="/signals/$id"
          params={{ id }}
          className={classes['link']}
          aria-label={t('signals.link')}
          title={t('signals.link')}
        >
          <IconLink size={14} stroke={1.8} aria-hidden="true" />
        </Link>
      </div>
      <div className={classes['told']}>
        {isWhoShown ? <Who signal={signal} /> : null}
        <Headline signal={signal} />
        {quote ? <p className={classes['quote']}>{quote}</p> : null}
        <Facts signal={signal} />
        {disputed.length > 0 ? <Disagreement signal={signal} /> : null}
        <ul className={classes['sources']} aria-label={t('signals.sources')}>
          {tellings.map((telling) => (
            <SignalSource key={telling.item.uuid} telling={telling} />
          ))}
          {left > 0 ? <li>{t('signals.more', { count: left })}</li> : null}
        </ul>
      </div>
    </li>
  );
}
