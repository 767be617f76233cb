import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './choice-chip.module.css';
import pressArea from './press-area.module.css';

/** `told`: what is said of it besides, such as how much of it there is. */
type Props = { label: string; told?: string | undefined; checked: boolean; onChange: () => void };

/** A checkbox in the shape of a chip; the mark as well as the color says that it is chosen. */
function ChoiceChip({ label, told, checked, onChange }: Props) {
  const id = useId();
  return (
    <label className={classes['chip']}>
      <input
        className={pressArea['box']}
        type="checkbox"
        aria-label={label}
        {...(told !== undefined && { 'aria-describedby': id })}
        checked={checked}
        onChange={onChange}
      />
      {checked ? <IconCheck size={16} stroke={2.2} aria-hidden="true" /> : null}
      {label}
      {told === undefined ? null : (
        <span id={id} className={classes['told']}>
          {told}
        </span>
      )}
    </label>
  );
}

type GroupProps = {
  label: string;
  choices: readonly { value: string; label: string; told?: string }[];
  isChosen: (value: string) => boolean;
  onToggle: (value: string) => void;
};

/** Chips of one question; any number of them may be chosen. */
export function ChipGroup({ label, choices, isChosen, onToggle }: GroupProps) {
  return (
    <fieldset className={classes['group']}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <ChoiceChip
          key={choice.value}
          label={choice.label}
          told={choice.told}
          checked={isChosen(choice.value)}
          onChange={() => onToggle(choice.value)}
        />
      ))}
    </fieldset>
  );
}
