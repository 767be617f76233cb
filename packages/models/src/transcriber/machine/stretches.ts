/** Cuts sound into stretches that a recognizer takes at once. All numbers are samples. */

export const sampleRate = 16_000;

export type Stretch = { start: number; end: number };

/** Recognizers work on thirty seconds at most, and what is added around a stretch has to fit. */
const longest = 28 * sampleRate;
/** Silence beyond this divides stretches: recognizers write words into silence. */
const longestPause = 1.5 * sampleRate;
/** A voice begins softly, and detection is late. */
const margin = 0.2 * sampleRate;
/** A cut is looked for in the last fifth, as where recordings are cut for services. */
const searchedShare = 0.2;
const window = 0.4 * sampleRate;
const step = window / 8;

const loudnessOf = (samples: Float32Array, from: number): number => {
  let sum = 0;
  for (const sample of samples.subarray(from, from + window)) sum += sample * sample;
  return sum;
};

/** The middle of the quietest place before the latest end. */
function quietPlace(samples: Float32Array, { start, end }: Stretch): number {
  const first = Math.round(end - (end - start) * searchedShare);
  let best = { at: first, loudness: Number.POSITIVE_INFINITY };
  for (let at = first; at + window <= end; at += step) {
    const loudness = loudnessOf(samples, at);
    if (loudness < best.loudness) best = { at, loudness };
  }
  return Math.round(best.at + window / 2);
}

/** Parts of a stretch that are short enough, cut where it is quietest. */
function divided(samples: Float32Array, stretch: Stretch): Stretch[] {
  const parts: Stretch[] = [];
  let { start } = stretch;
  while (stretch.end - start > longest) {
    const cut = quietPlace(samples, { start, end: start + longest });
    parts.push({ start, end: cut });
    start = cut;
  }
  return [...parts, { start, end: stretch.end }];
}

/** Where somebody speaks with short pauses is one stretch, as long as it is short enough. */
function joined(spans: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const span of spans) {
    const last = stretches.at(-1);
    const isNear = last !== undefined && span.start - last.end <= longestPause;
    if (isNear && span.end - last.start <= longest) last.end = span.end;
    else stretches.push({ start: Math.max(span.start, last?.end ?? 0), end: span.end });
  }
  return stretches;
}

/** Sound of nothing but zeros holds no voice. */
const leastLoudness = 0.001;
const isSilent = (samples: Float32Array, { start, end }: Stretch): boolean =>
  samples.subarray(start, end).every((sample) => Math.abs(sample) < leastLoudness);

/** What is to be recognized of a recording. `spoken`: where somebody speaks; null where that is not known, and all of it is. */
export function stretchesOf(samples: Float32Array, spoken: readonly Stretch[] | null): Stretch[] {
  const whole = [{ start: 0, end: samples.length }];
  const spans = spoken?.map(({ start, end }) => ({
    start: Math.max(0, start - margin),
    end: Math.min(samples.length, end + margin),
  }));
  return joined(spans ?? whole)
    .flatMap((stretch) => divided(samples, stretch))
    .filter((stretch) => stretch.end > stretch.start && !isSilent(samples, stretch));
}
