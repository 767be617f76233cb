const billion = 1e9;
const million = 1e6;

/** With one digit behind the point where it says something. */
const short = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** Assets in US dollars: "$28.7B" from a billion on, else "$850M". */
export const shownAssets = (dollars: number): string =>
  dollars >= billion ? `$${short(dollars / billion)}B` : `$${short(dollars / million)}M`;

/** Members: "1.2M" from a million on, else in thousands by the sign that the page gives them. */
export const shownMembers = (members: number, thousand: 'Th' | 'k'): string =>
  members >= million ? `${short(members / million)}M` : `${short(members / 1_000)}${thousand}`;
