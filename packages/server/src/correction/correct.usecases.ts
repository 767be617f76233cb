import type { Correction } from '@ecco/contract';
import { type CorrectableField, contentKinds, correctableFields } from '@ecco/domain';
import { joinNamedOrganization, nameOrganization, relateItem } from '@ecco/pipeline';
import type { Corrections, Store, Transaction } from '@ecco/store';
import type { PermittedItem } from '../item/item.policy.ts';
import { findItem } from '../item/item.usecases.ts';
import { isUuid, organizationOrName, showCalled } from '../item/named-thing.ts';
import { editNotFound, editUndone, organizationUnknown, showUnknown } from './correction.errors.ts';
import {
  changesBetween,
  type FieldState,
  ownOrganizationOf,
  type State,
  stateOf,
} from './details.usecases.ts';
import { putOwnOrganization } from './own-organization.ts';

/** Fields by their stored values. */
type Stored = { [Field in CorrectableField]?: string | null | undefined };
type CorrectionWrite = { itemId: string; by: string | null; stored: Stored; undoes?: string };

/** The stored values that a correction asks for. @throws RequestError 400 for what nobody is called */
async function storedOf(tx: Transaction, { show, organization, ...plain }: Correction): Promise<Stored> {
  const { date, ...others } = plain;
  const stored: Stored = { ...others };
  if (date !== undefined) stored.date = date && `${date}T00:00:00.000Z`;
  if (show !== undefined) {
    stored.show = show && ((await showCalled(tx, show))?.id ?? null);
    if (show !== null && stored.show === null) throw showUnknown();
  }
  if (organization !== undefined) {
    stored.organisation = organization && (await organizationOrName(tx, organization));
    if (organization !== null && stored.organisation === null) throw organizationUnknown();
  }
  return stored;
}

function correctedFields({ title, date, kind, show, language }: Stored): Corrections {
  const kindOf = contentKinds.find((one) => one === kind);
  return {
    ...(title && { title }),
    ...(date !== undefined && { publishedAt: date === null ? null : new Date(date) }),
    ...(kindOf && { kind: kindOf }),
    ...(show !== undefined && { showId: show }),
    ...(language !== undefined && { language }),
  };
}

/** A day that is given again is the same, whatever the hour that is known of it. */
const isSame = (field: CorrectableField, { shown, stored }: FieldState, requested: string | null): boolean =>
  requested === stored || (field === 'date' && requested !== null && requested === `${shown}T00:00:00.000Z`);

async function stateNow(tx: Transaction, itemId: string): Promise<State> {
  return stateOf(await findItem(tx, { id: itemId }), await ownOrganizationOf(tx, itemId));
}

/** Has an item be of an organization, or of a name that waits for one. */
async function putOrganization(tx: Transaction, { itemId, by, stored }: CorrectionWrite): Promise<void> {
  const requested = stored.organisation ?? null;
  const isKnown = requested !== null && isUuid(requested);
  const { item } = await findItem(tx, { id: itemId });
  await putOwnOrganization(tx, { itemId, kind: item.kind, organizationId: isKnown ? requested : null, by });
  await nameOrganization(tx, item, requested === null || isKnown ? null : { name: requested, by });
  // A change that is taken back may bring a name that has come to mean somebody.
  if (!isKnown) await joinNamedOrganization(tx, (await findItem(tx, { id: itemId })).item);
}

/** Writes fields, and what they were before; a change that changes nothing leaves no trace. */
async function put(tx: Transaction, { itemId, by, stored, undoes }: CorrectionWrite): Promise<void> {
  const before = await stateNow(tx, itemId);
  // What a person says again as it is, they have confirmed.
  const held = correctableFields.filter((field) => stored[field] !== undefined);
  const isOther = (field: CorrectableField): boolean =>
    held.includes(field) && !isSame(field, before[field], stored[field] ?? null);
  if (held.length === 0) return;
  const columns = correctedFields({ ...stored, date: isOther('date') ? stored.date : undefined });
  await tx.items.correct({ itemId, changes: columns, held });
  if (isOther('show')) await relateItem(tx, itemId);
  if (isOther('organisation')) await putOrganization(tx, { itemId, by, stored });
  const changes = changesBetween(before, await stateNow(tx, itemId));
  if (changes.length === 0) return;
  const was = Object.fromEntries(changes.map(({ field }) => [field, before[field].stored]));
  await tx.itemEdits.add({ itemId, userId: by, changes, stored: was, undoes: undoes ?? null });
}

/** Puts details of an item right. @throws RequestError 400 for a show that nobody knows, or an organization of which there are two */
export const correctItem = (
  store: Store,
  { thing, actor }: PermittedItem<'correct'>,
  correction: Correction,
): Promise<void> =>
  store.transaction(async (tx) =>
    put(tx, { itemId: thing.id, by: actor.userId, stored: await storedOf(tx, correction) }),
  );

/**
 * Takes a change back: the fields are again as they were before it.
 * @throws RequestError 404 for a change that is none of the item's, 409 where a field was changed again since
 */
export const undoEdit = (
  store: Store,
  { thing, actor }: PermittedItem<'correct'>,
  editId: string,
): Promise<void> =>
  store.transaction(async (tx) => {
    const edits = await tx.itemEdits.ofItem(thing.id);
    const edit = edits.find(({ id }) => id === editId);
    if (!edit) throw editNotFound();
    const now = await stateNow(tx, thing.id);
    const isAsLeft = edit.changes.every(({ field, after }) => now[field].shown === after);
    if (!isAsLeft || edits.some(({ undoes }) => undoes === editId)) throw editUndone();
    await put(tx, { itemId: thing.id, by: actor.userId, stored: edit.stored, undoes: editId });
  });
