import type { SpeechModelFamily } from '@ecco/domain';

/** What a file of a model is for. */
export type FileRole =
  | 'encoder'
  | 'decoder'
  | 'joiner'
  | 'preprocessor'
  | 'uncachedDecoder'
  | 'cachedDecoder'
  | 'model'
  | 'tokens';

/** A model with all its files, by their paths. `isNemo`: a transducer of NeMo, such as Parakeet. */
export type SpeechModel = {
  name: string;
  family: SpeechModelFamily;
  isNemo: boolean;
  files: Partial<Record<FileRole, string>>;
};

/** Files that serve every model; null where they are missing. */
export type SpeechHelpers = {
  /** Detects where somebody speaks. */
  vad: string | null;
  /** Detects where another voice begins; only of use together with `embedding`. */
  segmentation: string | null;
  /** Gives the voice of a stretch as numbers. */
  embedding: string | null;
};

/** A folder with some files of a model; `missing` names the others. */
export type IncompleteModel = { name: string; family: SpeechModelFamily; missing: string[] };

/** What lies in the directory of models. `isReadable`: false where the directory cannot be read. */
export type SpeechModels = SpeechHelpers & {
  isReadable: boolean;
  models: SpeechModel[];
  incomplete: IncompleteModel[];
};
