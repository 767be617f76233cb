// Every column that names a person, and what becomes of it when the person is deleted. A test finds such columns in the
// tables and fails for one that is not decided upon here.

/**
 * `goes`: the row is the person's own and goes with them. `stays`: the row is the library's and stays without its author.
 * `address`: the row is about the person's address, which the database knows by no reference; it goes. `address-stays`: the
 * row is somebody else's and loses the address.
 */
export type Fate = 'goes' | 'stays' | 'address' | 'address-stays';

/** By table and column. */
export const personColumns: Readonly<Record<string, Fate>> = {
  'accounts.user_id': 'goes',
  'alert_settings.user_id': 'goes',
  'alert_turns.user_id': 'goes',
  'alerts.user_id': 'goes',
  'answer_decisions.decided_by': 'stays',
  'answer_verdicts.user_id': 'goes',
  'api_keys.user_id': 'goes',
  'audit_entries.user_id': 'stays',
  'calendar_feeds.user_id': 'goes',
  'candidate_rules.created_by': 'stays',
  'candidates.decided_by': 'stays',
  'connections.created_by': 'stays',
  'crawls.requested_by': 'stays',
  'deleted_items.added_by': 'stays',
  'deleted_items.deleted_by': 'stays',
  'document_drafts.user_id': 'goes',
  'document_versions.saved_by': 'stays',
  'events.user_id': 'goes',
  'feedback.user_id': 'stays',
  'follows.user_id': 'goes',
  'graph_imports.imported_by': 'stays',
  'hearing_reviews.user_id': 'stays',
  'item_documents.updated_by': 'stays',
  'item_edits.user_id': 'stays',
  'items.added_by': 'stays',
  'line_edits.user_id': 'stays',
  'list_shares.email': 'address',
  'lists.owner_id': 'goes',
  'mails.to_address': 'address',
  'node_merges.merged_by': 'stays',
  'notifications.user_id': 'stays',
  'one_time_tokens.subject': 'address',
  'pension_searches.user_id': 'goes',
  'reading_history.user_id': 'goes',
  'refused_addresses.address': 'address',
  'saved_searches.owner_id': 'goes',
  'sessions.user_id': 'goes',
  'show_speakers.updated_by': 'stays',
  'subscriptions.user_id': 'goes',
  'theme_corrections.user_id': 'stays',
  'transcript_revisions.user_id': 'stays',
  'visits.user_id': 'goes',
  'voice_reviews.user_id': 'stays',
  'waitlist_entries.approved_by': 'address-stays',
  'waitlist_entries.email': 'address',
};

/** What hangs off a row of a person, by the reference to it, and is exported beside it. */
export const heldRows = {
  list_items: { by: 'list_id', of: 'lists', owner: 'owner_id' },
  list_follows: { by: 'list_id', of: 'lists', owner: 'owner_id' },
} as const;

/** Nobody's eyes, not even the person's: what lets in. */
export const secretColumns: ReadonlySet<string> = new Set(['password', 'token_hash', 'key_hash', 'html']);
