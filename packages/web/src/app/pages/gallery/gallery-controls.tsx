import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterField } from '../../../ui/field/filter-field.tsx';
import { TextInput } from '../../../ui/field/inputs.ts';
import { Segmented } from '../../../ui/field/segmented.tsx';
import { Section } from '../../../ui/page/section.tsx';
import classes from './gallery.module.css';

export function Buttons() {
  const { t } = useTranslation();
  return (
    <Section title={t('gallery.buttons')}>
      <div className={classes['line']}>
        <Button>{t('gallery.primary')}</Button>
        <Button variant="default">{t('gallery.secondary')}</Button>
        <Button variant="subtle">{t('gallery.bare')}</Button>
        <Button disabled>{t('gallery.disabled')}</Button>
        <Button loading aria-label={t('gallery.busy')}>
          {t('gallery.busy')}
        </Button>
      </div>
    </Section>
  );
}

export function Fields() {
  const { t } = useTranslation();
  const [view, setView] = useState<'list' | 'cards'>('list');
  const [words, setWords] = useState('');
  return (
    <Section title={t('gallery.fields')}>
      <div className={classes['line']}>
        <TextInput label={t('gallery.name')} defaultValue={t('gallery.fund')} />
        <TextInput label={t('gallery.name')} error={t('gallery.nameFault')} />
        <FilterField label={t('gallery.search')} value={words} onFilter={setWords} />
        <Segmented
          label={t('gallery.view')}
          value={view}
          choices={[
            { value: 'list', text: t('gallery.list') },
            { value: 'cards', text: t('gallery.cards') },
          ]}
          onChoose={setView}
        />
      </div>
    </Section>
  );
}
