import { limits } from '@ecco/contract';
import { useTimeout } from '@mantine/hooks';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { idOfSuggestion, type SuggestionGroup } from './suggestion-list.tsx';

type Options = {
  groups: readonly SuggestionGroup[];
  /** What is typed. */
  typed: string;
  onFocus: () => void;
  /** Whether the list opens when the field is entered; else by typing, a press or an arrow. */
  opensOnFocus?: boolean;
  onChoose: (words: string) => void;
};

type Suggestions = {
  /** Belongs on the input: what it is to a screen reader, and what it hears. */
  field: ComponentProps<'input'>;
  /** What the list is given while it is open; null while it is closed. */
  list: { id: string; chosen: string | null; onChoose: (words: string) => void } | null;
  open: () => void;
  close: () => void;
};

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** One further in a ring whose last place, -1, is the field itself. */
const stepped = (at: number, step: number, count: number): number =>
  ((at + 1 + step + count + 1) % (count + 1)) - 1;

/**
 * A field that suggests, as the combobox pattern of the ARIA Authoring Practices has it: the focus stays in the field,
 * arrows choose, Enter takes what is chosen, Escape closes and keeps what is typed.
 */
export function useSuggestions({
  groups,
  typed,
  onFocus,
  opensOnFocus = true,
  onChoose,
}: Options): Suggestions {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [requested, setWanted] = useState<string | null>(null);
  const hide = useTimeout(() => close(), limits.suggestHideMs);
  const all = groups.flatMap(({ suggestions }) => suggestions);
  const at = all.findIndex(({ key }) => key === requested);
  const chosen = all[at] ?? null;
  const isShown = isOpen && all.length > 0 && typed.length >= limits.suggestMinChars;

  const close = (): void => {
    setOpen(false);
    setWanted(null);
  };
  const open = (): void => {
    hide.clear();
    setOpen(true);
  };
  const choose = (words: string): void => {
    close();
    onChoose(words);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = steps[event.key];
    // What an input method shows of its own hears the same keys.
    if (event.nativeEvent.isComposing) return;
    if (step !== undefined && all.length > 0) {
      event.preventDefault();
      open();
      setWanted(all[stepped(isShown ? at : -1, step, all.length)]?.key ?? null);
    } else if (event.key === 'Escape' && isShown) {
      // The browser would empty the field.
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isShown && chosen) {
      event.preventDefault();
      choose(chosen.words);
    }
  };

  return {
    field: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': isShown ? id : undefined,
      'aria-activedescendant': isShown && chosen ? idOfSuggestion(id, chosen.key) : undefined,
      onFocus: () => {
        onFocus();
        if (opensOnFocus) open();
      },
      onClick: open,
      onBlur: hide.start,
      onInput: () => {
        open();
        setWanted(null);
      },
      onKeyDown,
    },
    list: isShown ? { id, chosen: chosen?.key ?? null, onChoose: choose } : null,
    open,
    close,
  };
}
