/** The events of a calendar file as blocks of text, made so that each is read by itself. */

const datesMax = 200;
const uid = /^UID[^:\r\n]{0,100}:([^\r\n]{0,1000})/im;
const added = /^RDATE((?:;[^:\r\n]{0,300})?):([^\r\n]{1,20000})(?:\r?\n|$)/gim;

/** The event once more for each day that is added to it by hand (RDATE), as an event of its own. */
export function withAddedDays(block: string): string[] {
  const days = [...block.matchAll(added)].flatMap(([, params = '', values = '']) =>
    values.split(',').map((value) => ({
      // Of a span only its beginning is told.
      params: params.replace(/;VALUE=PERIOD/i, ''),
      value: value.replace(/\/.*/, '').trim(),
    })),
  );
  if (days.length === 0) return [block];
  const own = block.replace(added, '');
  const single = own.replace(/^(?:RRULE|EXDATE|EXRULE|DTEND|DURATION)[^\r\n]*(?:\r?\n|$)/gim, '');
  const copies = days
    .slice(0, datesMax)
    .map(({ params, value }, at) =>
      single
        .replace(/^DTSTART[^\r\n]*/im, `DTSTART${params}:${value}`)
        .replace(uid, (line: string) => `${line}-added-${at + 1}`),
    );
  return [own, ...copies];
}

/** Events that share an id although none is a change of the other, each with an id of its own: else the last would stand for all. */
export function withOwnIds(blocks: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return blocks.map((block) => {
    const id = uid.exec(block)?.[1]?.trim() ?? '';
    if (id === '' || /^RECURRENCE-ID[;:]/im.test(block)) return block;
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return times === 1 ? block : block.replace(uid, (line: string) => `${line}-${times}`);
  });
}

const sequence = /^SEQUENCE:[ \t]*(\d{1,9})/im;

/** Of an event that was sent again, changed (SEQUENCE), its last form alone. */
export function newestOnly(blocks: readonly string[]): string[] {
  const keyed = blocks.map((block) => ({
    block,
    id: /^RECURRENCE-ID[;:]/im.test(block) ? '' : (uid.exec(block)?.[1]?.trim() ?? ''),
    version: Number(sequence.exec(block)?.[1] ?? Number.NaN),
  }));
  const newest = new Map<string, number>();
  for (const { id, version } of keyed)
    if (!Number.isNaN(version)) newest.set(id, Math.max(newest.get(id) ?? 0, version));
  return keyed
    .filter(({ id, version }) => id === '' || Number.isNaN(version) || version === newest.get(id))
    .map(({ block }) => block);
}
