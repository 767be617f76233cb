import type { NewTranscriptionService, TranscriptionService } from '@ecco/contract';
import { mostPieceBytes, type TranscriptionServiceKind } from '@ecco/domain';

const bytesOfMegabyte = 1_000_000;

/** What is typed, field by field. */
export type TypedSettings = Record<
  'name' | 'address' | 'key' | 'model' | 'price' | 'maxMegabytes' | 'maxMinutes' | 'atOnce',
  string
> & { kind: TranscriptionServiceKind };

export type SettingsField = Exclude<keyof TypedSettings, 'kind'>;
export type SettingsFault = 'required' | 'urlInvalid' | 'numberInvalid';

/** Where each provider answers, and what it takes of a recording at once. */
export const usualSettings: Readonly<
  Record<TranscriptionServiceKind, Pick<TypedSettings, 'address' | 'maxMegabytes' | 'maxMinutes' | 'atOnce'>>
> = {
  'openai-compatible': { address: '', maxMegabytes: '25', maxMinutes: '23', atOnce: '2' },
  deepgram: { address: 'https://api.deepgram.com/v1', maxMegabytes: '60', maxMinutes: '120', atOnce: '4' },
  assemblyai: {
    address: 'https://api.assemblyai.com/v2',
    maxMegabytes: '60',
    maxMinutes: '120',
    atOnce: '4',
  },
  elevenlabs: { address: 'https://api.elevenlabs.io/v1', maxMegabytes: '60', maxMinutes: '120', atOnce: '4' },
  'this-machine': { address: '', maxMegabytes: '60', maxMinutes: '10', atOnce: '1' },
};

export const blankSettings = (kind: TranscriptionServiceKind): TypedSettings => ({
  ...{ kind, name: '', key: '', model: '', price: '' },
  ...usualSettings[kind],
});

export const settingsOf = (service: TranscriptionService): TypedSettings => ({
  ...{ kind: service.kind, name: service.name, address: service.address, key: '' },
  model: service.model ?? '',
  price: service.price_per_hour?.toString() ?? '',
  maxMegabytes: String(service.max_bytes / bytesOfMegabyte),
  maxMinutes: String(Math.round(service.max_seconds / 6) / 10),
  atOnce: String(service.at_once),
});

/** What the numbers may be, as the server has it. */
export const numberBounds: Readonly<Partial<Record<SettingsField, readonly [least: number, most: number]>>> =
  {
    price: [0, 1_000],
    maxMegabytes: [0.1, mostPieceBytes / bytesOfMegabyte],
    maxMinutes: [0.5, 600],
    atOnce: [1, 64],
  };

function isInBounds(field: SettingsField, typed: string): boolean {
  const [least, most] = numberBounds[field] ?? [0, 0];
  const value = Number(typed);
  return typed.trim() !== '' && value >= least && value <= most;
}

/** What is wrong with what was typed, by field. */
export function faultsOf(typed: TypedSettings): Partial<Record<SettingsField, SettingsFault>> {
  const numbers = (['maxMegabytes', 'maxMinutes', 'atOnce'] as const).filter(
    (field) => !isInBounds(field, typed[field]),
  );
  const isPriced = typed.price.trim() !== '';
  return {
    ...(typed.name.trim() === '' && { name: 'required' as const }),
    ...(typed.kind !== 'this-machine' &&
      !/^https?:\/\/\S/.test(typed.address.trim()) && { address: 'urlInvalid' as const }),
    ...(isPriced && !isInBounds('price', typed.price) && { price: 'numberInvalid' as const }),
    ...Object.fromEntries(numbers.map((field) => [field, 'numberInvalid' as const])),
  };
}

export function sentSettings(typed: TypedSettings): Omit<NewTranscriptionService, 'key'> {
  return {
    ...{ kind: typed.kind, name: typed.name.trim(), address: typed.address.trim() },
    model: typed.model.trim() || null,
    price_per_hour: typed.price.trim() === '' ? null : Number(typed.price),
    max_bytes: Math.round(Number(typed.maxMegabytes) * bytesOfMegabyte),
    max_seconds: Math.round(Number(typed.maxMinutes) * 60),
    at_once: Math.round(Number(typed.atOnce)),
  };
}
