import type { Signal } from '@ecco/contract';
import { hasWords } from '@ecco/domain';
import { useTranslation } from 'react-i18next';
import { distinctPlaces } from '../../ui/citation/distinct-places.ts';
import { citedPlace, placeLabel } from '../../ui/citation/place.ts';
import { PlaceChip } from '../../ui/citation/place-chip.tsx';
import { CitedWords } from './cited-words.tsx';
import classes from './proceedings.module.css';
import { type ShowWords, withoutMarksOf } from './show-words.ts';
import { SignalFacts } from './signal-facts.tsx';

type Props = {
  signals: readonly Signal[];
  show: ShowWords;
  /** What stands on the page already, and is not said twice. */
  told: ReadonlySet<string>;
};

type RowProps = { signal: Signal; show: ShowWords; isTold: boolean };

function SignalRow({ signal, show: shown, isTold }: RowProps) {
  const { t } = useTranslation();
  const { headline, stage, amount, measure, sentence, places } = signal;
  const show = withoutMarksOf(shown, places);
  return (
    <li className={classes['signal']}>
      <p className={classes['headline']}>
        {headline}
        {Object.entries({ stage, amount, measure }).map(([field, reported]) =>
          reported === null ? null : (
            <CitedWords key={field} told={reported} show={show}>
              {null}
            </CitedWords>
          ),
        )}
      </p>
      <div className={classes['told']}>
        {isTold || hasWords(headline, sentence.text) ? null : <p>{show.words(sentence)}</p>}
        <SignalFacts signal={signal} show={show} />
      </div>
      <div className={classes['places']}>
        {distinctPlaces(t, places.map(citedPlace)).map((place) => (
          <PlaceChip key={placeLabel(t, place)} place={place} />
        ))}
      </div>
    </li>
  );
}

/** Where all are of one investor, that is the fund the item is about and needs no saying. */
function withoutCommonInvestor(signals: readonly Signal[]): readonly Signal[] {
  const investors = new Set(signals.flatMap(({ who }) => who?.value ?? []));
  return investors.size > 1 ? signals : signals.map((signal) => ({ ...signal, who: null }));
}

/** What an allocator does or means to do, a row for each. */
export const SignalList = ({ signals, show, told }: Props) => (
  <ul className={classes['signals']}>
    {withoutCommonInvestor(signals).map((signal) => (
      <SignalRow
        key={`${signal.kind}@${signal.places[0]?.segment_id}@${signal.sentence.text}`}
        signal={signal}
        show={show}
        isTold={told.has(signal.sentence.text)}
      />
    ))}
  </ul>
);
