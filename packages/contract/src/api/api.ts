import { procedures } from './procedures.generated.ts';
import { refusingUnknownFields } from './strict-input.ts';

/** The route table of the API. Every path is under `/v2`. */
export const contract = refusingUnknownFields(procedures);
export type Contract = typeof contract;
