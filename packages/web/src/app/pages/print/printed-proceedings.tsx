import type { Proceedings } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { PrintedPlaces, PrintedSentence } from '../../../features/print/printed-sentences.tsx';
import { AgendaList } from '../../../features/proceedings/agenda-list.tsx';
import type { ShowWords } from '../../../features/proceedings/show-words.ts';
import { SignalList } from '../../../features/proceedings/signal-list.tsx';
import { JumpProvider } from '../../../ui/citation/place.context.ts';
import { useOpenPlace } from '../../../ui/citation/use-open-place.ts';
import classes from './printed-proceedings.module.css';

const show: ShowWords = {
  words: (text) => <PrintedSentence sentence={text} />,
  mark: (citation) => <PrintedPlaces citations={[citation]} />,
};

type Props = {
  proceedings: Proceedings;
  /** What the part with the agenda is called, which may have no agenda or no decisions. */
  title: string;
};

/** What a body did in a meeting, as its page has it, with places instead of marks. */
export function PrintedProceedings({ proceedings, title }: Props) {
  const { agenda, decisions, signals, unnamed_votes: votes } = proceedings;
  const { t } = useTranslation();
  const open = useOpenPlace();
  return (
    <JumpProvider value={open}>
      {agenda.length + decisions.length + votes.length > 0 ? (
        <section className={classes['part']}>
          <h2>{title}</h2>
          <AgendaList agenda={agenda} decisions={decisions} votes={votes} show={show} />
        </section>
      ) : null}
      {signals.length > 0 ? (
        <section className={classes['part']}>
          <h2>{t('section.signals')}</h2>
          <SignalList
            signals={signals}
            show={show}
            told={new Set(decisions.map(({ motion }) => motion.text))}
          />
        </section>
      ) : null}
    </JumpProvider>
  );
}
