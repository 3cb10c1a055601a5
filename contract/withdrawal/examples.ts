import type { ExampleOf } from '../call.ts';
import type { WithdrawalRequestSchema, WithdrawalWireSchema } from './schemas.ts';

export const declararDesistimiento: ExampleOf<typeof WithdrawalWireSchema, typeof WithdrawalRequestSchema> = {
  body: {
    locale: 'es',
    number: 'V26-004823',
    name: 'Inés Soto Gil',
    email: 'ines.soto@correo.es',
    lines: [{ code: '482157', quantity: 1 }],
    words: 'Una de las dos me queda pequeña.',
  },
  datos: { code: 'D26-7KQ2M4XR', at: '2026-11-24T09:12:30Z' },
};
