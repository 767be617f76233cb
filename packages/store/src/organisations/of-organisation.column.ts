import { uuid } from 'drizzle-orm/pg-core';
import { organisations } from './organisation.table.ts';

/** A column for the organization that a row belongs to, and with which it goes. */
export const ofOrganisation = () =>
  uuid('organisation_id')
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' });
