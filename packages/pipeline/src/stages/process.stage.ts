import { builtInEngine, describeSupport, isLanguageNote } from '@ecco/engine';
import type { StandingEdit } from '@ecco/store';
import { metaOf } from '../item/item-meta.ts';
import { findTranscript } from '../item/transcript-file.ts';
import { storeText, textKeyOf } from '../linking/text-key.ts';
import { storedPrints } from '../voices/stored-prints.ts';
import type { Engines } from '../work/engine-chain.ts';
import { PipelineError } from '../work/pipeline.errors.ts';
import { withCorrections } from './corrected-lines.ts';
import { joinSame } from './join-same.ts';
import { hearingsOf, longFrom, writeInPieces } from './long-transcript.ts';
import { findSameItem } from './same-content.ts';
import type { Stage } from './stage.type.ts';

const transcriptLost = () =>
  new PipelineError({
    code: 'stage.transcript_lost',
    message: 'The transcript that was read is no longer stored. Process the item again from its source.',
  });

const nothingSaid = () =>
  new PipelineError({ code: 'stage.no_words', message: 'The source holds no words that can be processed.' });

/** Reading speed of an adult, silent, English non-fiction (M. Brysbaert, 2019): 238 words a minute. */
const wordsPerSecond = 238 / 60;

/** What a reader should know where the summary is made by an engine that does not read the language in full. */
function languageNotes(engines: Engines, language: string | null): string[] {
  const first = engines.outline?.engines[0]?.engine;
  const { note } = describeSupport(language);
  return first === builtInEngine.engine && note !== null ? [note] : [];
}

/** The words cut into segments whose ids last (D28). */
export const processStage: Stage = {
  name: 'process',
  working: () => 'PROCESSING_TRANSCRIPT',
  done: null,
  tries: 3,
  async compute({ item, signal }, { store, pool, engines, jobOf, limits }) {
    const meta = metaOf(item);
    const transcript = meta.transcript && (await findTranscript(store.files, meta.transcript.key));
    if (!transcript) throw transcriptLost();
    const known = await store.segments.ofItem(item.id);
    const { segments, words, language } = await pool.run(
      'cutSegments',
      {
        itemId: item.id,
        runs: transcript.runs,
        known: known.map(({ id, text, said }) => ({ id, text: said ?? text })),
      },
      signal,
    );
    if (segments.length === 0) throw nothingSaid();
    const textKey = textKeyOf(segments);
    const same = await findSameItem(store, item, textKey);
    if (same)
      return joinSame({ store, jobOf }, { item, transcript, same: same.item, isSameText: same.isSameText });
    const lastMs = segments.reduce(
      (last, segment) => Math.max(last, segment.endMs ?? segment.startMs ?? 0),
      0,
    );
    const spoken = language ?? transcript.language ?? item.language;
    const others = item.notes.filter((note) => !isLanguageNote(note));
    const notes = [...others, ...languageNotes(engines, language)];
    const linesOf = (standing: readonly StandingEdit[]) =>
      withCorrections(segments, standing).map(({ speaker, ...line }) => ({ ...line, speakerLabel: speaker }));
    const isLong = segments.length > longFrom;
    if (isLong)
      await writeInPieces({
        store,
        item,
        lines: linesOf(await store.lineEdits.standing(item.id)),
        signal,
      });
    return async (tx) => {
      if (!isLong) {
        const lines = linesOf(await tx.lineEdits.standing(item.id));
        await tx.segments.replace(item.id, lines);
        await tx.hearings.put(item.id, hearingsOf(lines));
      }
      await tx.hearings.follow(item.id);
      await tx.items.update(item.id, {
        language: spoken,
        notes: [...new Set(notes)],
        durationMs: item.durationMs ?? (lastMs > 0 ? lastMs : null),
        timeToReadS: Math.max(1, Math.round(words / wordsPerSecond)),
      });
      await storeText(tx, item.id, textKey);
      await tx.voices.put(item.id, limits.keepsVoicePrints ? storedPrints(transcript) : []);
    };
  },
};
