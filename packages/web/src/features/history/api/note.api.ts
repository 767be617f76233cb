/** `position` in seconds; null where nothing was played. */
export type Note = { uuid: string; position: number | null };

/**
 * Notes that an item is open, and how far it was played. `keepalive` lets it arrive when the page is left meanwhile,
 * which the client of the API has no word for.
 * @throws Error when it was not taken
 */
export async function sendNote({ uuid, position }: Note): Promise<void> {
  const { ok, status } = await fetch('/v2/user_history_list', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uuid, ...(position !== null && { position }) }),
    credentials: 'include',
    keepalive: true,
  });
  if (!ok) throw new Error(`the history answered ${status}`);
}
