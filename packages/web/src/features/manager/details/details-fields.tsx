import { flavorNames, organizationTypes, states } from '@ecco/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../manager.module.css';
import { ChoiceField, type DetailFields, LineField, LinesField } from './details-field.tsx';

const typeChoices = organizationTypes.map((type) => ({ value: type, label: type.replaceAll('_', ' ') }));
const stateChoices = states.map(({ code, name }) => ({ value: code, label: name }));

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes['group']}>
      <legend>{title}</legend>
      <div>{children}</div>
    </fieldset>
  );
}

/** Everything that is known of an organization and can be said by hand. */
export function DetailsFields({ fields }: { fields: DetailFields }) {
  const { t } = useTranslation();
  const flavors = flavorNames.map((name) => ({ value: name, label: t(`flavorName.${name}`) }));
  return (
    <>
      <Group title={t('managerDetails.identity')}>
        <LineField fields={fields} field="name" />
        <LineField fields={fields} field="slug" hint={t('managerDetails.slugHint')} />
        <ChoiceField fields={fields} field="org_type" choices={typeChoices} />
        <LineField fields={fields} field="ticker" />
        <LinesField fields={fields} field="aliases" hint={t('managerDetails.onePerLine')} />
      </Group>
      <Group title={t('managerDetails.about')}>
        <LinesField fields={fields} field="description" rows={6} />
        <LineField fields={fields} field="website" />
        <LineField fields={fields} field="calendar_url" hint={t('managerDetails.calendarHint')} />
      </Group>
      <Group title={t('managerDetails.size')}>
        <LineField fields={fields} field="headquarters" />
        <ChoiceField
          fields={fields}
          field="state"
          choices={[{ value: '', label: t('managerDetails.noState') }, ...stateChoices]}
        />
        <LineField fields={fields} field="total_assets" hint={t('managerDetails.assetsHint')} />
        <LineField fields={fields} field="total_members" />
      </Group>
      <Group title={t('managerDetails.reading')}>
        <ChoiceField
          fields={fields}
          field="analysis_flavor"
          choices={[{ value: '', label: t('managerDetails.defaultFlavor') }, ...flavors]}
        />
        <LinesField fields={fields} field="tags" hint={t('managerDetails.onePerLine')} />
      </Group>
    </>
  );
}
