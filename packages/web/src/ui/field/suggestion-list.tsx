import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import classes from './suggestion-list.module.css';

/** `key` is unique in all groups; `note` says why it is suggested, where that is not plain. */
type Suggestion = { key: string; words: string; note?: string | null };
export type SuggestionGroup = { key: string; title: string; suggestions: readonly Suggestion[] };

type Props = {
  id: string;
  label: string;
  groups: readonly SuggestionGroup[];
  /** Key of the one that Enter takes. */
  chosen: string | null;
  onChoose: (words: string) => void;
};

export const idOfSuggestion = (id: string, key: string): string => `${id}-${key.replaceAll(/\W/g, '-')}`;

/** Brings the open list into sight; where a keyboard will cover half of the window, its field goes to the top. */
function useInSight(list: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const keyboardComes = matchMedia('(pointer: coarse)').matches;
    if (keyboardComes) list.current?.parentElement?.scrollIntoView({ block: 'start' });
    else list.current?.scrollIntoView({ block: 'nearest' });
  }, [list]);
}

/** What may be meant by what is typed, below its field, which keeps the focus. */
export function SuggestionList({ id, label, groups, chosen, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useInSight(list);
  useEffect(() => {
    if (chosen !== null)
      document.getElementById(idOfSuggestion(id, chosen))?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={classes['list']}
      // The field would lose the focus, and a slow click its list.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ key: group, title, suggestions }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a listbox is no fieldset
        <div key={group} role="group" aria-label={title} className={classes['group']}>
          <p aria-hidden="true">{title}</p>
          <div role="presentation">
            {suggestions.map(({ key, words, note }) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
              <div
                key={key}
                id={idOfSuggestion(id, key)}
                role="option"
                tabIndex={-1}
                aria-selected={key === chosen}
                className={classes['option']}
                onClick={() => onChoose(words)}
              >
                {words}
                {note ? <span>{note}</span> : null}
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
