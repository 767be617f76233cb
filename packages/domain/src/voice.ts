/** What an admin says of a voice that sounds like somebody: it is them, or it is not. */
export const voiceVerdicts = ['accepted', 'refused'] as const;
export type VoiceVerdict = (typeof voiceVerdicts)[number];
