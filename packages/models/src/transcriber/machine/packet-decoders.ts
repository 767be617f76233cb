/** Decoders of MP3 and Opus for mediabunny, which by itself decodes nothing but uncompressed sound where no browser does it. */
import {
  type AudioCodec,
  AudioSample,
  CustomAudioDecoder,
  type EncodedPacket,
  registerDecoder,
} from 'mediabunny';
import { MPEGDecoder } from 'mpg123-decoder';
import { OpusDecoder } from 'opus-decoder';

type Decoded = { channelData: Float32Array[]; samplesDecoded: number; sampleRate: number };

/** Sound as planes behind each other, which is what a sample is made of. */
function planesOf({ channelData, samplesDecoded }: Decoded): Float32Array<ArrayBuffer> {
  const planes = new Float32Array(samplesDecoded * channelData.length);
  for (const [index, channel] of channelData.entries()) {
    planes.set(channel.subarray(0, samplesDecoded), index * samplesDecoded);
  }
  return planes;
}

abstract class WasmAudioDecoder extends CustomAudioDecoder {
  protected abstract decodePacket(bytes: Uint8Array): Decoded;

  override decode(packet: EncodedPacket): void {
    const decoded = this.decodePacket(packet.data);
    if (decoded.samplesDecoded === 0) return;
    const sample = new AudioSample({
      data: planesOf(decoded),
      format: 'f32-planar',
      numberOfChannels: decoded.channelData.length,
      sampleRate: decoded.sampleRate,
      timestamp: packet.timestamp,
    });
    this.onSample(sample);
  }

  override flush(): void {
    // Each packet is decoded as it comes.
  }
}

class Mp3Decoder extends WasmAudioDecoder {
  #decoder = new MPEGDecoder();

  static override supports(codec: AudioCodec): boolean {
    return codec === 'mp3';
  }
  override init = (): Promise<void> => this.#decoder.ready;
  override close = (): void => this.#decoder.free();
  protected override decodePacket = (bytes: Uint8Array): Decoded => this.#decoder.decodeFrame(bytes);
}

class StereoOpusDecoder extends WasmAudioDecoder {
  /** Mono is decoded as two equal channels. */
  #decoder = new OpusDecoder();

  static override supports(codec: AudioCodec, { numberOfChannels }: { numberOfChannels: number }): boolean {
    return codec === 'opus' && numberOfChannels <= 2;
  }
  override init = (): Promise<void> => this.#decoder.ready;
  override close = (): void => this.#decoder.free();
  protected override decodePacket = (bytes: Uint8Array): Decoded => this.#decoder.decodeFrame(bytes);
}

export function registerDecoders(): void {
  registerDecoder(Mp3Decoder);
  registerDecoder(StereoOpusDecoder);
}
