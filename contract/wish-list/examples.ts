import type { ExampleOf } from '../call.ts';
import type { WishListRequestSchema, WishListWireSchema } from './schemas.ts';

export const sincronizarDeseos: ExampleOf<typeof WishListWireSchema, typeof WishListRequestSchema> = {
  body: { ambito: 'cliente', add: [{ reference: 'V1042', colour: '001' }], remove: [] },
  datos: {
    wishes: [
      { reference: 'V1042', colour: '001' },
      { reference: 'V2210', colour: '014' },
    ],
  },
};
