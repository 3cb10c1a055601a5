import type { ExampleOf } from '../call.ts';
import type { NothingSchema } from '../common/schemas.ts';
import type { ConsentRequestSchema } from './schemas.ts';

export const registrarConsentimiento: ExampleOf<typeof NothingSchema, typeof ConsentRequestSchema> = {
  body: {
    device: '0b9c7d52-6a1e-4f0b-9d1c-2f7a5b3e8c41',
    version: '2026-11',
    locale: 'es',
    measuring: true,
    advertising: false,
    signal: false,
  },
  datos: {},
};
