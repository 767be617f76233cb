import { useState } from 'react';

/** Words of a search that are taken as they stand. */
export type Refusals = {
  refused: readonly string[];
  refuse: (said: string) => void;
  allow: (said: string) => void;
};

/** What somebody refused to have widened, for as long as they search for the same. */
export function useRefusals(query: string): Refusals {
  const [state, setState] = useState<{ query: string; refused: string[] }>({ query, refused: [] });
  const refused = state.query === query ? state.refused : [];
  return {
    refused,
    refuse: (said) => setState({ query, refused: [...refused, said] }),
    allow: (said) => setState({ query, refused: refused.filter((one) => one !== said) }),
  };
}
