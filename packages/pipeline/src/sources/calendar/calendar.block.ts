/** The events of a calendar file as blocks of text, made so that each is read by itself. */

const datesMax = 200;
const uid = /^UID[^:\r\n]{0,100}:([^\r\n]{0,1000})/im;
const added = /^RDATE((?:;[^:\r\n]{0,300})?):([^\r\n]{1,20000})(?:\r?\n|$)/gim;

/** The event once more for each day that is added to it by hand (RDATE), as an event of its own. */
export function withAddedDays(block: string): string[] {
  const days = [...block.matchAll(added)].flatMap(([, params = '', values = '']) =>
    /VALUE=PERIOD/i.test(params) ? [] : values.split(',').map((value) => ({ params, value: value.trim() })),
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
