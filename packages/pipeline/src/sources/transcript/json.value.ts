export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a list; none where it is no list. */
export const objectsOf = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** The first value among these keys that is a text with something in it. */
export function firstText(entry: JsonObject, keys: readonly string[]): string | null {
  for (const key of keys) {
    const value = entry[key];
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return null;
}

const wordsKeys = ['transcript', 'text', 'content', 'transcription'];
const fewestCharacters = 80;

/** The one text of an object that holds nothing else to read; null where it has lists, or no such text. */
export function onlyText(value: unknown): string | null {
  if (!isObject(value) || Object.values(value).some((inner) => typeof inner === 'object' && inner !== null))
    return null;
  const text = firstText(value, wordsKeys);
  return text !== null && text.length >= fewestCharacters ? text : null;
}
