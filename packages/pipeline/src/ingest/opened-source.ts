import { textTooLarge } from '../sources/source.errors.ts';
import type { SourceKind } from '../sources/source.type.ts';
import type { Intake } from './intake.type.ts';

/** What the beginning of a source told. */
type ReadHead = { recognised: SourceKind; saidTitle: string | null };
type UnpackedKind = Exclude<SourceKind, { kind: 'packed' }>;

/** `bytes`: what was packed in it; null where it was not packed. */
type OpenedSource = { recognised: UnpackedKind; saidTitle: string | null; bytes: Uint8Array | null };

type Source = { name: string; charset?: string | null; size: number | null; load: () => Promise<Uint8Array> };

/** What a source is, where that is told only by what is packed in it. Throws what unpacking throws, and `source.text.too-large`. */
export async function openSource(
  intake: Intake,
  { recognised, saidTitle }: ReadHead,
  { name, charset = null, size, load }: Source,
): Promise<OpenedSource> {
  if (recognised.kind !== 'packed') return { recognised, saidTitle, bytes: null };
  if (size !== null && size > intake.textMaxBytes) throw textTooLarge(intake.textMaxBytes);
  const packed = await load();
  const opened = await intake.headPool.run('unpackSource', { bytes: packed, name, charset });
  return { recognised: opened.recognised, saidTitle: opened.saidTitle, bytes: opened.bytes };
}
