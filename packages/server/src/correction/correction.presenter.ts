import type { ItemDetails, DeletedItem as PublicDeleted, ItemEdit as PublicEdit } from '@ecco/contract';
import { remarkLeads } from '@ecco/domain';
import { namedOrganizationOf } from '@ecco/pipeline';
import type { DeletedItem, ItemEdit } from '@ecco/store';
import { type DetailsOfItem, itemDay } from './details.usecases.ts';

const presentEdit = (edit: ItemEdit, all: readonly ItemEdit[]): PublicEdit => ({
  uuid: edit.id,
  at: edit.at.toISOString(),
  by: edit.by,
  changes: edit.changes,
  undone: edit.undoes !== null || all.some(({ undoes }) => undoes === edit.id),
});

/** What is said of where details were read. */
const foundLeads: readonly string[] = [
  remarkLeads.date,
  remarkLeads.title,
  remarkLeads.show,
  remarkLeads.noShow,
  remarkLeads.organization,
];

export const presentDetails = ({ item, show, organization, edits }: DetailsOfItem): ItemDetails => ({
  uuid: item.id,
  title: item.title,
  date: itemDay(item),
  kind: item.kind,
  show: show && { uuid: show.id, slug: show.slug, name: show.name },
  organization: organization && {
    uuid: organization.id,
    slug: organization.slug,
    name: organization.name,
  },
  organization_named: organization === null ? namedOrganizationOf(item) : null,
  language: item.language,
  reading: item.nextStage !== null && item.status !== 'FAILED',
  found: item.notes.filter((note) => foundLeads.some((lead) => note.startsWith(lead))),
  held: item.held,
  edits: edits.map((edit) => presentEdit(edit, edits)),
});

export const presentDeleted = (deleted: DeletedItem): PublicDeleted => ({
  uuid: deleted.id,
  kind: deleted.kind,
  title: deleted.title,
  deleted_at: deleted.deletedAt.toISOString(),
  deleted_by: deleted.deletedByEmail,
  expires_at: deleted.expiresAt.toISOString(),
});
