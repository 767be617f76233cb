import type { AgendaItem } from '@ecco/contract';
import { IconArrowBackUp, IconCheck, IconClock, IconNote, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './proceedings.module.css';

type State = NonNullable<AgendaItem['state']>;

const size = { size: 14, stroke: 2.2, 'aria-hidden': true } as const;
const glyphs: Readonly<Record<State, ReactNode>> = {
  carried: <IconCheck {...size} />,
  failed: <IconX {...size} />,
  withdrawn: <IconArrowBackUp {...size} />,
  deferred: <IconClock {...size} />,
  noted: <IconNote {...size} />,
};

/** What became of something, as a glyph with its word. */
export function StateMark({ state }: { state: State }) {
  const { t } = useTranslation();
  return (
    <span className={classes['state']} data-state={state}>
      {glyphs[state]} {t(`proceedings.state.${state}`)}
    </span>
  );
}
