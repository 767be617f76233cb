import classes from './segmented.module.css';

type Props<Value extends string> = {
  /** What is chosen. */
  label: string;
  value: Value;
  choices: readonly { value: Value; text: string }[];
  onChoose: (value: Value) => void;
};

/** A choice of two or three that changes how something is shown. */
export function Segmented<Value extends string>({ label, value, choices, onChoose }: Props<Value>) {
  return (
    <fieldset className={classes['segmented']}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.text}
        </button>
      ))}
    </fieldset>
  );
}
