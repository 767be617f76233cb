import type { LedgerSignal } from '@ecco/contract';
import { JumpProvider } from '../../ui/citation/place.context.ts';
import { useOpenPlace } from '../../ui/citation/use-open-place.ts';
import classes from './ledger.module.css';
import { SignalRow } from './signal-row.tsx';

type Props = {
  signals: readonly LedgerSignal[];
  label: string;
  /** Left out where all are of the one whose page it is. */
  isWhoShown?: boolean;
};

/** Signals, a row for each; a place leads to where it stands. */
export function SignalRows({ signals, label, isWhoShown = true }: Props) {
  const open = useOpenPlace();
  return (
    <JumpProvider value={open}>
      <ul className={classes['rows']} aria-label={label}>
        {signals.map((signal) => (
          <SignalRow key={signal.id} signal={signal} isWhoShown={isWhoShown} />
        ))}
      </ul>
    </JumpProvider>
  );
}
