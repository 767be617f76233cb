import { Spotlight } from '@mantine/spotlight';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './palette.module.css';
import type { PaletteEntry, PaletteGroup } from './palette-entry.type.ts';

export const listId = 'palette-list';
export const idOfEntry = ({ id }: PaletteEntry): string => `palette-${id.replaceAll(/[^\w-]/g, '-')}`;

function Entry({ entry, isChosen, onTake }: { entry: PaletteEntry; isChosen: boolean; onTake: () => void }) {
  // The library keeps an id that it is given for itself, and the field must name what is chosen.
  const name = useCallback(
    (element: HTMLButtonElement | null) => {
      if (element) element.id = idOfEntry(entry);
    },
    [entry],
  );
  return (
    <Spotlight.Action
      ref={name}
      role="option"
      aria-selected={isChosen}
      data-selected={isChosen || undefined}
      className={classes['entry']}
      closeSpotlightOnTrigger={false}
      onClick={onTake}
    >
      <entry.icon size={18} stroke={1.6} aria-hidden="true" />
      <span>{entry.label}</span>
      {entry.note ? <small>{entry.note}</small> : null}
    </Spotlight.Action>
  );
}

type Props = {
  groups: readonly PaletteGroup[];
  chosen: PaletteEntry | null;
  onTake: (entry: PaletteEntry) => void;
};

/** What there is to choose, group by group. */
export function PaletteList({ groups, chosen, onTake }: Props) {
  const { t } = useTranslation();
  const chosenId = chosen ? idOfEntry(chosen) : null;
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  return (
    <Spotlight.ActionsList className={classes['list']}>
      <div id={listId} className={classes['rows']} role="listbox" aria-label={t('palette.results')}>
        {groups.map(({ key, entries, isStale }) => (
          <Spotlight.ActionsGroup
            key={key}
            role="group"
            label={t(`palette.${key}`)}
            aria-label={t(`palette.${key}`)}
            className={classes['group']}
            data-stale={isStale || undefined}
          >
            {entries.map((entry) => (
              <Entry
                key={entry.id}
                entry={entry}
                isChosen={entry.id === chosen?.id}
                onTake={() => onTake(entry)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
      </div>
    </Spotlight.ActionsList>
  );
}
