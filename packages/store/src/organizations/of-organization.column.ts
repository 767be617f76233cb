import { uuid } from 'drizzle-orm/pg-core';
import { organizations } from './organization.table.ts';

/** A column for the organization that a row belongs to, and with which it goes. */
export const ofOrganization = () =>
  uuid('organisation_id')
    .notNull()
    .references(() => organizations.id, { onDelete: 'cascade' });
