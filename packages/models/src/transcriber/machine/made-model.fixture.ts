/**
 * A speech model of a few kilobytes that the library loads as SenseVoice. Its weights are arbitrary, so that what it says means
 * nothing: it shows that sound goes in and tokens with times come out.
 */

type Bytes = readonly number[];

function varint(value: number): Bytes {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}
const integer = (field: number, value: number): Bytes => [...varint(field * 8), ...varint(value)];
/** Messages, texts and bytes of the format in which models are stored (protocol buffers). */
const block = (field: number, content: Bytes): Bytes => [
  ...varint(field * 8 + 2),
  ...varint(content.length),
  ...content,
];
const text = (field: number, value: string): Bytes => block(field, [...new TextEncoder().encode(value)]);

const [float, int32] = [1, 6];
const [features, vocabulary] = [560, 24];

const inputOf = (name: string, type: number, dimensions: readonly string[]): Bytes => {
  const shape = dimensions.flatMap((dimension) => block(1, text(2, dimension)));
  return [...text(1, name), ...block(2, block(1, [...integer(1, type), ...block(2, shape)]))];
};

/** Numbers between -1 and 1 that are the same each time. */
const numbers = (count: number, seed: number): number[] =>
  Array.from({ length: count }, (_, at) => Math.sin((at + 1) * (seed + 0.618) * 12.9898));

const tensorOf = (name: string, dimensions: readonly number[], values: readonly number[]): Bytes => [
  ...dimensions.flatMap((dimension) => integer(1, dimension)),
  ...integer(2, float),
  ...text(8, name),
  ...block(9, [...new Uint8Array(Float32Array.from(values).buffer)]),
];

const nodeOf = (type: string, inputs: readonly string[], output: string, axis?: number): Bytes => [
  ...inputs.flatMap((input) => text(1, input)),
  ...text(2, output),
  ...text(4, type),
  ...(axis === undefined ? [] : block(5, [...text(1, 'axis'), ...integer(3, axis), ...integer(20, 2)])),
];

/** Frames times weights, with the four places that SenseVoice puts before what is said. */
const graph: Bytes = [
  ...block(1, nodeOf('MatMul', ['x', 'weights'], 'frames')),
  ...block(1, nodeOf('Concat', ['head', 'frames'], 'logits', 1)),
  ...text(2, 'made'),
  ...block(5, tensorOf('weights', [features, vocabulary], numbers(features * vocabulary, 1))),
  ...block(5, tensorOf('head', [1, 4, vocabulary], numbers(4 * vocabulary, 2))),
  ...block(11, inputOf('x', float, ['N', 'T', 'C'])),
  ...block(11, inputOf('x_length', int32, ['N'])),
  ...block(11, inputOf('language', int32, ['N'])),
  ...block(11, inputOf('text_norm', int32, ['N'])),
  ...block(12, inputOf('logits', float, ['N', 'T', 'V'])),
];

const facts: Readonly<Record<string, string>> = {
  ...{ model_type: 'sense_voice_ctc', vocab_size: `${vocabulary}`, normalize_samples: '0' },
  ...{ lfr_window_size: '7', lfr_window_shift: '6', with_itn: '14', without_itn: '15' },
  ...{ lang_auto: '0', lang_zh: '3', lang_en: '4', lang_yue: '7', lang_ja: '11', lang_ko: '12' },
  neg_mean: Array.from({ length: features }, () => '0').join(),
  inv_stddev: Array.from({ length: features }, () => '1').join(),
};

/** Its files, by their names. */
export const madeModel: Readonly<Record<string, Uint8Array>> = {
  'model.onnx': Uint8Array.from([
    ...integer(1, 8),
    ...block(7, graph),
    ...block(8, integer(2, 13)),
    ...Object.entries(facts).flatMap(([key, value]) => block(14, [...text(1, key), ...text(2, value)])),
  ]),
  'tokens.txt': new TextEncoder().encode(
    Array.from({ length: vocabulary }, (_, at) => `${at === 0 ? '<blk>' : `▁word${at}`} ${at}\n`).join(''),
  ),
};
