import { environmentServiceId } from '@ecco/domain';
import { z } from 'zod';
import {
  NewTranscriptionService,
  TranscriptionServiceChange,
  TranscriptionServices,
} from '../noun/transcription-service.schema.ts';
import { administer, inspect } from './access.ts';
import { get, patch, post, remove } from './route.ts';

const ServiceName = z.object({ id: z.union([z.uuid(), z.literal(environmentServiceId)]) });

/** Where recordings are sent, and with which key: a key of the API that got lost must not send them elsewhere. */
const administerServices = { ...administer, session: true } as const;

export const transcriptionServiceApi = {
  list: get('/admin/transcription_services', 'The transcription services, in their order', inspect).output(
    TranscriptionServices,
  ),
  add: post(
    '/admin/transcription_services',
    'Add a transcription service, not enabled yet',
    administerServices,
  )
    .input(NewTranscriptionService)
    .output(TranscriptionServices.extend({ id: z.string() })),
  arrange: post(
    '/admin/transcription_services/order',
    'Change the order of the transcription services',
    administerServices,
  )
    .input(z.object({ ids: z.array(z.uuid()).max(100) }))
    .output(TranscriptionServices),
  update: patch(
    '/admin/transcription_services/{id}',
    'Change a transcription service; another address, model or key has to be tested again',
    administerServices,
  )
    .input(ServiceName.extend(TranscriptionServiceChange.shape))
    .output(TranscriptionServices),
  test: post(
    '/admin/transcription_services/{id}/test',
    'Test a transcription service with a recording of known words',
    administerServices,
  )
    .input(ServiceName)
    .output(TranscriptionServices),
  enable: post(
    '/admin/transcription_services/{id}/enable',
    'Enable a transcription service that passed its test, or disable one',
    administerServices,
  )
    .input(ServiceName.extend({ enabled: z.boolean() }))
    .output(TranscriptionServices),
  restore: post(
    '/admin/transcription_services/{id}/restore',
    'Undo the deletion of a transcription service, within an hour',
    administerServices,
  )
    .input(ServiceName)
    .output(TranscriptionServices),
  remove: remove('/admin/transcription_services/{id}', 'Delete a transcription service', administerServices)
    .input(ServiceName)
    .output(TranscriptionServices),
};
