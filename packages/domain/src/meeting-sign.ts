/** What an item says of the meeting that it is of. */
export type MeetingSign = {
  /** As yyyy-mm-dd. */
  day: string;
  /** Whose meeting it is among those of one organization: "board", "investment committee". */
  body: string;
};
