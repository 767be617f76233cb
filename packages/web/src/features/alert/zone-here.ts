/** The zone of the machine in front of which somebody sits. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
