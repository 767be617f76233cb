/** The text of a body, or null where it is longer than `most` bytes: then no more of it is read. */
export async function boundedText(
  body: AsyncIterable<Uint8Array> | null,
  most: number,
): Promise<string | null> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > most) return null;
    parts.push(decoder.decode(chunk, { stream: true }));
  }
  parts.push(decoder.decode());
  return parts.join('');
}
