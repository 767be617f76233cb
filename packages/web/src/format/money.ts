const billion = 1e9;
const million = 1e6;

/** With one digit behind the point where it says something. */
const short = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** Assets in US dollars: "$28.7B" from a billion on, else "$850M". */
export const shownAssets = (dollars: number): string =>
  dollars >= billion ? `$${short(dollars / billion)}B` : `$${short(dollars / million)}M`;

/** Members in a list: "1.2M" from a million on, "96.4k" from a thousand on, else all of them. */
export function shownMembers(members: number): string {
  if (members >= million) return `${short(members / million)}M`;
  return members >= 1_000 ? `${short(members / 1_000)}k` : members.toLocaleString('en-US');
}
