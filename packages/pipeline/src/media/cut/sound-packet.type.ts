/** A run of sound as it lies in its file, not decoded. Times in ms of the recording. */
export type SoundPacket = {
  startMs: number;
  endMs: number;
  bytes: Uint8Array;
  /** How loud it is beside the other packets of its recording; of no scale. */
  loudness: number;
};

/** A recording that can be cut: its packets in order, and how some of them are a file of their own. */
export type PacketReader = {
  packets: () => AsyncIterable<SoundPacket>;
  /** A file of packets that follow each other. */
  fileOf: (packets: readonly SoundPacket[]) => Promise<Uint8Array>;
  mimeType: string;
  /** With the dot. */
  extension: string;
  close: () => Promise<void>;
};
