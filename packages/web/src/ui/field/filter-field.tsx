import { limits } from '@ecco/contract';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { SearchBox } from './search-box.tsx';

type Props = { label: string; value: string; onFilter: (value: string) => void };

/** A field that filters what is below it once the typing pauses, and follows the address when that changes. */
export function FilterField({ label, value, onFilter }: Props) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [given, setGiven] = useState(value);
  if (given !== value) {
    setGiven(value);
    // What this field itself sent comes back late, when more may have been typed.
    if (sent !== value) {
      setTyped(value);
      setSent(value);
    }
  }
  const send = useDebouncedCallback((text: string) => {
    setSent(text.trim());
    onFilter(text.trim());
  }, limits.suggestDelayMs);
  return (
    <SearchBox
      kind="filter"
      label={label}
      maxLength={100}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        send(event.currentTarget.value);
      }}
      // Sent later, it would take back where somebody goes meanwhile.
      onBlur={() => send.flush()}
    />
  );
}
