import type { ExampleOf } from '../call.ts';
import type { WishListRequestSchema, WishListWireSchema } from './schemas.ts';

export const sincronizarDeseos: ExampleOf<typeof WishListWireSchema, typeof WishListRequestSchema> = {
  body: { ambito: 'cliente', agregar: [{ referencia: 'V1042', codColor: '001' }], quitar: [] },
  datos: {
    deseos: [
      { referencia: 'V1042', codColor: '001' },
      { referencia: 'V2210', codColor: '014' },
    ],
  },
};
