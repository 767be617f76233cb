/** A private link under which a calendar reads the meetings of an organization. Only the hash of its token is kept. */
export type CalendarFeed = {
  id: string;
  userId: string;
  organizationId: string;
  tokenHash: string;
  createdAt: Date;
  lastReadAt: Date | null;
};
