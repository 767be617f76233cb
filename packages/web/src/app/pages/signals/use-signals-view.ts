import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type SignalAddress, signalsQuery } from '../../../features/ledger/signal-address.ts';

/** Which signals the address asks for, and how it is asked for others. */
export function useSignalsView() {
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const { kind, stage, asset, state, organization, amount, days, q, sort } = search;
  const address = useMemo(
    (): SignalAddress => ({
      ...(kind !== undefined && { kind }),
      ...(stage !== undefined && { stage }),
      ...(asset !== undefined && { asset }),
      ...(state !== undefined && { state }),
      ...(organization !== undefined && { organization }),
      ...(amount !== undefined && { amount }),
      ...(days !== undefined && { days }),
      ...(q !== undefined && { q }),
      ...(sort !== undefined && { sort }),
    }),
    [kind, stage, asset, state, organization, amount, days, q, sort],
  );
  const asked = useMemo(() => signalsQuery(address), [address]);
  const ask = (change: Record<string, string | undefined>): void =>
    void navigate({ to: '.', search: { ...search, ...change }, replace: true, resetScroll: false });
  return { address, asked, ask };
}
