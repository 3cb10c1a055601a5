import type { ExampleOf } from '../call.ts';
import type { NothingSchema } from '../schemas/common.ts';
import type { ConsentRequestSchema } from '../schemas/consent.ts';

export const registrarConsentimiento: ExampleOf<typeof NothingSchema, typeof ConsentRequestSchema> = {
  body: {
    registro: '0b9c7d52-6a1e-4f0b-9d1c-2f7a5b3e8c41',
    version: '2026-11',
    idioma: 'es',
    medicion: true,
    publicidad: false,
    senal: false,
  },
  datos: {},
};
