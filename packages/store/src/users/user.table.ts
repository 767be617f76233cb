import { userRoles } from '@ecco/domain';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';

/** A person with an account. The e-mail address is stored in lower case. */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    name: text().notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    image: text(),
    role: text({ enum: userRoles }).notNull().default('member'),
    /** Set while the account is turned off: nobody gets in with it. */
    disabledAt: moment('disabled_at'),
    healthHub: boolean('health_hub').notNull().default(false),
    peHub: boolean('pe_hub').notNull().default(false),
    /** The need-to-knows. */
    profilePrompt: text('profile_prompt').notNull().default(''),
    onboardedAt: moment('onboarded_at'),
    /** When they were told what hubs are good for. */
    hubWelcomedAt: moment('hub_welcomed_at'),
    lastSeenAt: moment('last_seen_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('users_created_at').on(table.createdAt)],
);
