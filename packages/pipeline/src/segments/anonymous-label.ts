/** A label that names nobody: "A", "2", "S01", "SPEAKER_00". */
export const anonymousLabel = /^(?:s|spk|speaker|voice)?[\s_#-]{0,3}(?:\d{1,4}|[a-z])$/i;
