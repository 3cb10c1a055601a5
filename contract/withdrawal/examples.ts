import type { ExampleOf } from '../call.ts';
import type { WithdrawalRequestSchema, WithdrawalWireSchema } from './schemas.ts';

export const declararDesistimiento: ExampleOf<typeof WithdrawalWireSchema, typeof WithdrawalRequestSchema> = {
  body: {
    idioma: 'es',
    numero: 'V26-004823',
    nombre: 'Inés Soto Gil',
    correo: 'ines.soto@correo.es',
    lineas: [{ codigo: '482157', cantidad: 1 }],
    texto: 'Una de las dos me queda pequeña.',
  },
  datos: { recibo: 'D26-7KQ2M4XR', recibidoEn: '2026-11-24T09:12:30Z' },
};
