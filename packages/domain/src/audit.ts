/** What lists of the audit log can be ordered by, as their queries name it. */
export const auditColumns = ['at', 'action', 'by'] as const;
export type AuditColumn = (typeof auditColumns)[number];

/** What was changed, as the log names it: a kind of thing, its id, and what it is called. */
export type AuditSubject = { kind: string; id: string; name: string | null };

/** Values before or after a change, by the names that the API gives them. */
export type AuditValues = Record<string, unknown>;

/**
 * Something that an admin did. `action`: the operation of the API. Noted before it is done: `isOpen` while that is under
 * way, and for good where the process ended before it could say whether it was done.
 */
export type AuditEntry = {
  id: string;
  at: Date;
  userId: string | null;
  action: string;
  subject: AuditSubject | null;
  before: AuditValues | null;
  after: AuditValues | null;
  undoneAt: Date | null;
  isOpen: boolean;
};
