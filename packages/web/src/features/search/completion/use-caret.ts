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
  const refObject = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (refObject.current === null) return;
    input.current?.setSelectionRange(refObject.current, refObject.current);
    refObject.current = null;
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
      refObject.current = to;
      setAt(to);
    },
  };
}
