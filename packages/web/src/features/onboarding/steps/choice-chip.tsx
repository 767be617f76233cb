import { IconCheck } from '@tabler/icons-react';
import classes from './choice-chip.module.css';
import pressArea from './press-area.module.css';

type Props = { label: string; checked: boolean; onChange: () => void };

/** A checkbox in the shape of a chip; the mark as well as the colour says that it is chosen. */
function ChoiceChip({ label, checked, onChange }: Props) {
  return (
    <label className={classes['chip']}>
      <input className={pressArea['box']} type="checkbox" checked={checked} onChange={onChange} />
      {checked ? <IconCheck size={16} stroke={2.2} aria-hidden="true" /> : null}
      {label}
    </label>
  );
}

type GroupProps = {
  label: string;
  choices: readonly { value: string; label: string }[];
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
          checked={isChosen(choice.value)}
          onChange={() => onToggle(choice.value)}
        />
      ))}
    </fieldset>
  );
}
