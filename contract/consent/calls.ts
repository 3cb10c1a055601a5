import { defineCall } from '../call.ts';
import { NothingSchema } from '../common/schemas.ts';
import * as examples from './examples.ts';
import { ConsentRequestSchema } from './schemas.ts';

export const consentCalls = [
  defineCall({
    id: 'B037',
    verb: 'recordConsent',
    name: 'registrarConsentimiento',
    method: 'POST',
    path: '/api/public/registrarConsentimiento',
    token: 'public',
    changesState: true,
    summary: "Stores a visitor's answer to the consent request, with the version of the text.",
    body: ConsentRequestSchema,
    datos: NothingSchema,
    example: examples.registrarConsentimiento,
  }),
] as const;
