/** The uuid with this number: the same number is the same thing in every answer. */
export const idOf = (number: number): string =>
  `7b1f0c52-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

/** `h:mm:ss`, as the API tells times. */
export function clockTime(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
