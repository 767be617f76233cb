import { useLayoutEffect, useRef, useState } from 'react';

type Caret = {
  at: number;
  /** Belongs on the input. */
  field: {
    ref: (input: HTMLInputElement | null) => void;
    onSelect: (event: { currentTarget: HTMLInputElement }) => void;
  };
  /** Where it is to stand once the text that is written now is there. */
  move: (to: number) => void;
};

/** Where the caret stands in an input whose text is written from outside. */
export function useCaret(): Caret {
  const input = useRef<HTMLInputElement>(null);
  const [at, setAt] = useState(0);
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    input.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  });
  return {
    at,
    field: {
      ref: (element) => {
        input.current = element;
      },
      onSelect: ({ currentTarget }) => setAt(currentTarget.selectionStart ?? currentTarget.value.length),
    },
    move: (to) => {
      wanted.current = to;
      setAt(to);
    },
  };
}
