/** What the built-in voice says in the recording that tests a transcription service, which `scripts/make-test-recording.ts` makes. No word has another spelling. */
export const testWords =
  'The board of trustees met on Tuesday. The chair called the meeting to order. A motion was made to approve the minutes, and the motion was carried.';
