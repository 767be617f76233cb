import type { Proceedings } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/page/section.tsx';
import { AgendaList } from './agenda-list.tsx';
import type { ShowWords } from './show-words.ts';
import { SignalList } from './signal-list.tsx';

type Props = {
  proceedings: Proceedings;
  /** What the part with the agenda is called, which may have no agenda or no decisions. */
  title: string;
  show: ShowWords;
  /** Whether its signals are told here; else the page tells them with those of other sources. */
  hasSignals?: boolean;
};

/** What a body did in a meeting; a part without rows is not there. */
export function ProceedingsView({ proceedings, title, show, hasSignals = true }: Props) {
  const { t } = useTranslation();
  const { agenda, decisions, signals, unnamed_votes: votes } = proceedings;
  return (
    <>
      {agenda.length + decisions.length + votes.length > 0 ? (
        <Section id="proceedings" title={title}>
          <AgendaList agenda={agenda} decisions={decisions} votes={votes} show={show} />
        </Section>
      ) : null}
      {hasSignals && signals.length > 0 ? (
        <Section id="signals" title={t('section.signals')}>
          <SignalList
            signals={signals}
            show={show}
            told={new Set(decisions.map(({ motion }) => motion.text))}
          />
        </Section>
      ) : null}
    </>
  );
}
