import './palette.css';
import { limits } from '@ecco/contract';
import { ActionIcon } from '@mantine/core';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paletteFieldId } from '../keys/shell-keys.ts';
import { shellWindow } from '../windows/shell-window.store.ts';
import classes from './palette.module.css';
import type { PaletteEntry } from './palette-entry.type.ts';
import { idOfEntry, listId, PaletteList } from './palette-list.tsx';
import { PaletteState } from './palette-state.tsx';
import { useChoice } from './use-choice.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

type FieldProps = {
  typed: string;
  chosen: PaletteEntry | null;
  onType: (words: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
};

/** At once: the window itself gives the focus a moment later, and what is typed meanwhile would be lost. */
const focusNow = (field: HTMLInputElement | null): void => field?.focus();

/** The field, a combobox: the focus stays in it while arrows choose below. */
function Field({ typed, chosen, onType, onKeyDown, onClose }: FieldProps) {
  const { t } = useTranslation();
  return (
    <div className={classes['field']}>
      <IconSearch size={20} stroke={1.8} aria-hidden="true" />
      <input
        ref={focusNow}
        id={paletteFieldId}
        type="text"
        role="combobox"
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-label={t('palette.field')}
        aria-autocomplete="list"
        aria-expanded={chosen !== null}
        aria-controls={listId}
        aria-activedescendant={chosen ? idOfEntry(chosen) : undefined}
        placeholder={t('palette.placeholder')}
        maxLength={limits.queryMaxLength}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <ActionIcon variant="subtle" size={40} aria-label={t('palette.close')} onClick={onClose}>
        <IconX size={18} stroke={1.6} />
      </ActionIcon>
    </div>
  );
}

const keys = [
  ['↑ ↓', 'choose'],
  ['Enter', 'open'],
  ['Esc', 'close'],
] as const;

function KeyHints() {
  const { t } = useTranslation();
  return (
    <Spotlight.Footer className={classes['hints']} aria-hidden="true">
      {keys.map(([key, does]) => (
        <span key={key}>
          <kbd>{key}</kbd> {t(`palette.${does}`)}
        </span>
      ))}
    </Spotlight.Footer>
  );
}

/** The keys that opened it close it too. */
const isOpener = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey;

/** The palette: from one field to every page, item, person and command. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [[store, spotlight]] = useState(createSpotlight);
  const [typed, setTyped] = useState(() => shellWindow.getState().ahead);
  const { groups, found } = usePaletteGroups(typed);
  // Closed first: what is run may open another window.
  const take = (entry: PaletteEntry): void => {
    onClose();
    entry.run();
  };
  const { chosen, forget, onKeyDown } = useChoice(groups, take);
  useEffect(() => spotlight.open(), [spotlight]);
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={typed}
      onQueryChange={setTyped}
      onSpotlightClose={onClose}
      transitionProps={{ duration: 0 }}
      overlayProps={{ backgroundOpacity: 0.4, blur: 0 }}
      attributes={{ content: { 'aria-label': t('palette.title') } }}
      classNames={{ content: classes['content'], inner: classes['inner'] }}
      size={640}
      returnFocus={false}
      zIndex={400}
    >
      <Field
        typed={typed}
        chosen={chosen}
        onType={(words) => {
          setTyped(words);
          forget();
        }}
        onKeyDown={(event) => {
          if (!isOpener(event)) return onKeyDown(event);
          event.preventDefault();
          onClose();
        }}
        onClose={onClose}
      />
      <PaletteState found={found} />
      <PaletteList groups={groups} chosen={chosen} onTake={take} />
      <KeyHints />
    </Spotlight.Root>
  );
}
