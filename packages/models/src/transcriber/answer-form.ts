/** A form in which a service may be asked for words, with the fields that ask for it. */
export type AnswerForm = {
  name: string;
  fields: readonly (readonly [name: string, value: string])[];
  /** A service without this part of it may fail at it, instead of refusing it. */
  isDelicate: boolean;
  /** Whether words to expect may be sent with it. */
  takesPrompt: boolean;
};

const verbose = ['response_format', 'verbose_json'] as const;
const segments = ['timestamp_granularities[]', 'segment'] as const;
const words = ['timestamp_granularities[]', 'word'] as const;

/**
 * In the order of what they tell: times of words and segments, of segments, voices with times, and at last forms whose
 * answers have times at few services only. A service of each kind refuses some of them.
 */
export const answerForms: readonly AnswerForm[] = [
  {
    name: 'verbose_json with words',
    fields: [verbose, segments, words],
    isDelicate: true,
    takesPrompt: true,
  },
  { name: 'verbose_json with segments', fields: [verbose, segments], isDelicate: true, takesPrompt: true },
  { name: 'verbose_json', fields: [verbose], isDelicate: false, takesPrompt: true },
  {
    name: 'diarized_json',
    fields: [
      ['response_format', 'diarized_json'],
      ['chunking_strategy', 'auto'],
    ],
    isDelicate: false,
    takesPrompt: false,
  },
  { name: 'json', fields: [['response_format', 'json']], isDelicate: false, takesPrompt: true },
  { name: 'text', fields: [['response_format', 'text']], isDelicate: false, takesPrompt: true },
];
