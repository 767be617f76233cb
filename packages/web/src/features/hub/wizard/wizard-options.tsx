import { type HubWizard, limits, type WizardOption } from '@ecco/contract';
import { type FollowType, followTypes } from '@ecco/domain';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../../ui/field/search-box.tsx';
import { useWizardOptions } from '../api/hub.api.ts';
import { choiceKey, unique } from './choice.ts';
import classes from './hub-wizard.module.css';

type Props = {
  /** Keys of what is chosen. */
  chosen: ReadonlySet<string>;
  onToggle: (option: WizardOption) => void;
};

type RowProps = { option: WizardOption; isChosen: boolean; onToggle: () => void };

function OptionRow({ option: { type, label, ticker, parentOrg, detail }, isChosen, onToggle }: RowProps) {
  const { t } = useTranslation();
  const about = [
    ticker,
    parentOrg === null ? null : t('hubWizard.ofParent', { name: parentOrg }),
    detail?.replaceAll('_', ' ') ?? null,
  ].filter((part) => part !== null);
  return (
    <li>
      <label className={classes['option']}>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span>
          <span className={classes['label']}>{label}</span>
          {about.length > 0 ? <span className={classes['about']}>{about.join(' · ')}</span> : null}
        </span>
        <span className={classes['type']}>{t(`hubWizard.one${type}`)}</span>
      </label>
    </li>
  );
}

type GroupProps = Props & { type: FollowType; options: readonly WizardOption[]; count: number };

function OptionGroup({ type, options, count, chosen, onToggle }: GroupProps) {
  const { t } = useTranslation();
  const shown = unique(options);
  if (shown.length === 0) return null;
  return (
    <fieldset className={classes['group']}>
      <legend>
        {t(`hubWizard.${type}`)}{' '}
        <span className="tabular">
          {shown.length < count
            ? t('hubWizard.shownOf', { shown: shown.length, count })
            : count.toLocaleString('en-US')}
        </span>
      </legend>
      <ul>
        {shown.map((option) => (
          <OptionRow
            key={choiceKey(option)}
            option={option}
            isChosen={chosen.has(choiceKey(option))}
            onToggle={() => onToggle(option)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Where the keys lead: the words first, then the options. */
const stopsIn = (place: HTMLElement | null): HTMLInputElement[] => [
  ...(place?.querySelectorAll<HTMLInputElement>('input') ?? []),
];

/** Arrows go from the words to the options and from one option to the next; Space chooses as everywhere. */
function moveFocus(event: KeyboardEvent<HTMLElement>, within: HTMLElement | null): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const stops = stopsIn(within);
  const at = event.target instanceof HTMLInputElement ? stops.indexOf(event.target) : -1;
  const next = stops[at + step];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}

const restOf = ({ options, counts }: HubWizard): boolean =>
  followTypes.some((type) => options[type].length < counts[type]);

/** What can be followed, narrowed by the words that are typed. */
export function WizardOptions({ chosen, onToggle: toggle }: Props) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState<number>(limits.wizardOptions);
  const [query] = useDebouncedValue(typed.trim(), limits.suggestDelayMs);
  const { data, isPending, isPlaceholderData, isError, refetch } = useWizardOptions(query, limit);
  const isBehind = isPending || isPlaceholderData || query !== typed.trim();
  /** The words have done what they were typed for once something is chosen: the next ones begin in an empty field. */
  const onToggle = (option: WizardOption): void => {
    toggle(option);
    if (chosen.has(choiceKey(option)) || typed === '') return;
    setTyped('');
    stopsIn(place.current)[0]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    moveFocus(event, place.current);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    // From the words Enter takes the first option of them, from an option that one.
    const stops = stopsIn(place.current);
    if (event.target !== stops[0]) event.target.click();
    else if (typed.trim() !== '' && !isBehind) stops[1]?.click();
  };
  const total = data ? followTypes.reduce((sum, type) => sum + data.counts[type], 0) : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields inside
    <div ref={place} className={classes['options']} onKeyDown={onKeyDown}>
      <SearchBox
        label={t('hubWizard.search')}
        value={typed}
        maxLength={limits.organizationNameMax}
        data-autofocus
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setLimit(limits.wizardOptions);
        }}
      />
      <section className={classes['found']} aria-label={t('hubWizard.options')} aria-busy={isBehind}>
        {isPending ? <p role="status">{t('hubWizard.loading')}</p> : null}
        {isError && !data ? (
          <p role="alert">
            {t('hubWizard.failed')}{' '}
            <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
              {t('hubWizard.retry')}
            </Button>
          </p>
        ) : null}
        {total === 0 ? (
          <p role="status">{query === '' ? t('hubWizard.nothing') : t('hubWizard.none', { query })}</p>
        ) : null}
        {data
          ? followTypes.map((type) => (
              <OptionGroup
                key={type}
                type={type}
                options={data.options[type]}
                count={data.counts[type]}
                chosen={chosen}
                onToggle={onToggle}
              />
            ))
          : null}
        {data && restOf(data) && limit < limits.wizardOptionsMax ? (
          <Button
            variant="default"
            onClick={() => setLimit(Math.min(limit + 2 * limits.wizardOptions, limits.wizardOptionsMax))}
          >
            {t('hubWizard.more')}
          </Button>
        ) : null}
      </section>
    </div>
  );
}
