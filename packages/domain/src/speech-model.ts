/** Kinds of models that turn speech into words on this machine, as they are published. */
export const speechModelFamilies = ['whisper', 'transducer', 'moonshine', 'sense-voice'] as const;
export type SpeechModelFamily = (typeof speechModelFamilies)[number];
