import { Button, Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { states } from '@ecco/domain';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TokenField } from '../../ui/field/token-field.tsx';
import { SideSheet } from '../../ui/overlay/side-sheet.tsx';
import {
  assetRangeNames,
  defaultSettings,
  type FundSettings,
  isRegionChosen,
  regions,
  toggleRegion,
  toggleState,
} from './fund-settings.ts';
import { OrganizationsField } from './organizations-field.tsx';
import classes from './settings-drawer.module.css';

type Change = (change: Partial<FundSettings>) => void;
type PartProps = { settings: FundSettings; change: Change };

const nameOfState = (code: string): string => states.find((state) => state.code === code)?.name ?? code;

/** States by their names, each of them alone. */
function StatesField({ settings, change }: PartProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const words = typed.trim().toLowerCase();
  const left = states.filter(
    ({ code, name }) => !settings.states.includes(code) && `${name} ${code}`.toLowerCase().includes(words),
  );
  const toggle = (code: string | undefined): void =>
    code === undefined ? undefined : change({ states: toggleState(settings.states, code) });
  return (
    <TokenField
      label={t('funds.states')}
      placeholder={t('funds.statesPlaceholder')}
      maxLength={40}
      tokens={settings.states.map((code) => ({ key: code, label: nameOfState(code) }))}
      typed={typed}
      onType={setTyped}
      groups={[
        {
          key: 'states',
          title: t('funds.states'),
          suggestions: left.map(({ code, name }) => ({ key: code, words: name, note: code })),
        },
      ]}
      onAdd={(name) => toggle(states.find((state) => state.name === name)?.code)}
      onRemove={toggle}
    />
  );
}

/** Where funds are: any number of regions, or all. */
function Region({ settings, change }: PartProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes['part']}>
      <legend>{t('funds.region')}</legend>
      <div className={classes['choices']}>
        {regions.map((region) => (
          <button
            key={region}
            type="button"
            aria-pressed={isRegionChosen(settings.states, region)}
            onClick={() => change({ states: toggleRegion(settings.states, region) })}
          >
            {region}
          </button>
        ))}
      </div>
      <StatesField settings={settings} change={change} />
    </fieldset>
  );
}

/** How much they have: one range. */
function Assets({ settings, change }: PartProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes['part']}>
      <legend>{t('funds.aum')}</legend>
      <div className={classes['choices']}>
        {assetRangeNames.map((range) => (
          <button
            key={range}
            type="button"
            aria-pressed={settings.assets === range}
            onClick={() => change({ assets: range })}
          >
            {t(`funds.range.${range}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type FormProps = {
  initial: FundSettings;
  onSave: (settings: FundSettings) => void;
  /** The field in which topics are chosen. */
  topics: (chosen: readonly string[], onChange: (topics: string[]) => void) => ReactNode;
};

function SettingsForm({ initial, onSave, topics }: FormProps) {
  const { t } = useTranslation();
  const [settings, setSettings] = useState(initial);
  const change: Change = (part) => setSettings((before) => ({ ...before, ...part }));
  const save = (event: FormEvent): void => {
    event.preventDefault();
    onSave(settings);
  };
  return (
    <form className={classes['form']} onSubmit={save}>
      <Region settings={settings} change={change} />
      <Assets settings={settings} change={change} />
      <fieldset className={classes['part']}>
        <legend>{t('funds.activity')}</legend>
        <Switch
          label={t('funds.allocating')}
          checked={settings.allocating}
          onChange={(event) => change({ allocating: event.currentTarget.checked })}
        />
      </fieldset>
      <div className={classes['part']}>
        <OrganizationsField
          chosen={settings.organizations}
          onChange={(organizations) => change({ organizations })}
        />
      </div>
      <div className={classes['part']}>{topics(settings.topics, (next) => change({ topics: next }))}</div>
      <div className={classes['actions']}>
        <Button
          type="button"
          variant="default"
          // The time is chosen on the page, and stays.
          onClick={() => setSettings({ ...defaultSettings, days: settings.days })}
        >
          {t('funds.reset')}
        </Button>
        <Button type="submit">{t('funds.save')}</Button>
      </div>
    </form>
  );
}

/** Which funds the page is about, for this time and the next ones. */
export function SettingsDrawer({
  open,
  onClose,
  ...form
}: FormProps & { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SideSheet
      open={open}
      title={t('funds.tune')}
      closeLabel={t('funds.closeSettings')}
      side="right"
      width="settings"
      onClose={onClose}
    >
      <SettingsForm {...form} />
    </SideSheet>
  );
}
