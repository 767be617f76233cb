import { type GraphNode, limits, type Person, type PersonPlace } from '@ecco/contract';
import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { TextInput } from '../../../ui/field/inputs.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Dialog, DialogActions } from '../../../ui/overlay/dialog.tsx';
import { say } from '../../../ui/overlay/notice.store.ts';
import { useAddPlace, useChangePlace } from '../api/person.api.ts';
import { edgesTo } from '../connections/edge-choice.ts';
import { NodeField } from '../connections/node-field.tsx';
import classes from '../manager.module.css';
import { Refusal } from '../refusal.tsx';
import { draftOfPlace, emptyPlace, faultsOfPlace, type PlaceDraft, sayOfPlace } from './place-draft.ts';

/** `place`: what is changed; null where a new one is added. */
export type PlaceTarget = { place: PersonPlace | null };
type Props = { person: Person; onClose: () => void };

type FieldsProps = {
  draft: PlaceDraft;
  isBackwards: boolean;
  onChange: (change: Partial<PlaceDraft>) => void;
};

function PlaceFields({ draft, isBackwards, onChange }: FieldsProps) {
  const { t } = useTranslation();
  const edges = edgesTo('PERSON');
  const day = (name: 'since' | 'until') => ({
    label: t(`managerPerson.${name}`),
    type: 'date',
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      <SelectField
        label={t('managerPerson.role')}
        value={draft.edge}
        data={edges.map((edge) => ({ value: edge, label: t(`managerConnections.edge.${edge}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const edge = edges.find((one) => one === value);
          if (edge) onChange({ edge });
        }}
      />
      <TextInput
        label={t('managerPerson.title')}
        autoComplete="off"
        maxLength={limits.connectionTitleMax}
        value={draft.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <TextInput {...day('since')} />
      <TextInput {...day('until')} error={isBackwards ? t('managerPerson.backwards') : null} />
    </>
  );
}

/** Adds the place, or changes what is said of it. */
function useSavingPlace({ person, onClose }: Props, place: PersonPlace | null) {
  const { t } = useTranslation();
  const [add, change] = [useAddPlace(), useChangePlace()];
  const [refusal, setRefusal] = useState<string | null>(null);
  const done = {
    onSuccess: () => {
      say(
        t(place ? 'managerPerson.placeSaved' : 'managerConnections.added'),
        'success',
        limits.managerNoticeMs,
      );
      onClose();
    },
    onError: (error: unknown) => {
      setRefusal(failureOf(error).message);
      say(t(place ? 'managerPerson.placeFailed' : 'managerConnections.addFailed'), 'error');
    },
  };
  const save = (id: string, draft: PlaceDraft): void => {
    setRefusal(null);
    const said = sayOfPlace(draft);
    if (place) change.mutate({ id, connectionId: place.edge_id, ...said }, done);
    else add.mutate({ id, target_node_id: person.uuid, ...said }, done);
  };
  return { save, isSaving: add.isPending || change.isPending, refusal };
}

function PlaceForm({ place, ...props }: Props & PlaceTarget) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<GraphNode | null>(null);
  const [draft, setDraft] = useState(place ? draftOfPlace(place) : emptyPlace);
  const [isTried, setTried] = useState(false);
  const { save, isSaving, refusal } = useSavingPlace(props, place);
  const organizationId = place?.organization.uuid ?? chosen?.id ?? null;
  const faults = faultsOfPlace(draft, organizationId);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (faults.length === 0 && organizationId !== null) save(organizationId, draft);
  };
  const isUnchosen = isTried && faults.includes('organization');
  return (
    <form className={classes['dialog']} onSubmit={submit} noValidate>
      {place === null ? (
        <NodeField
          type="ORG"
          chosen={chosen}
          fault={isUnchosen ? t('merging.required.organization') : null}
          onChoose={setChosen}
          onLeave={() => undefined}
        />
      ) : null}
      <PlaceFields
        draft={draft}
        isBackwards={isTried && faults.includes('until')}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
      />
      <Refusal text={refusal} />
      <DialogActions>
        <Button variant="default" onClick={props.onClose}>
          {t('manager.cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t(place ? 'manager.save' : 'managerConnections.add')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Asks where somebody is or was, and as what. */
export function PlaceDialog({ asked, ...props }: Props & { asked: PlaceTarget | null }) {
  const { t } = useTranslation();
  const titleId = useId();
  const place = asked?.place ?? null;
  const title = place
    ? t('managerPerson.placeTitle', { name: place.organization.name })
    : t('managerPerson.addPlace');
  return (
    <Dialog open={asked !== null} label={titleId} onClose={props.onClose}>
      <h2 id={titleId}>{title}</h2>
      <PlaceForm {...props} place={place} />
    </Dialog>
  );
}
