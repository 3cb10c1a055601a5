import { afterEach, expect, test } from '@jest/globals';
import { braCard, consultarProductoDetalle } from '@/contract/catalogue/examples';
import type { ProductCardWire } from '@/contract/catalogue/schemas';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { readCards } from './card-calls';
import { toProductCard } from './catalogue-mappers';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('from a backend without cards by reference each product becomes the card that the call would return', async () => {
  stubProxy({
    consultarTarjetas: () => refused(404, 'error.absent'),
    consultarProductoDetalle: () => ok(consultarProductoDetalle.datos),
  });
  const card: ProductCardWire = { ...braCard, guiaTallas: 'bras', tallasDisponibles: ['85B', '90C'] };
  expect(await readCards('es', [braCard.referencia])).toMatchObject({ ok: true, data: [toProductCard(card, 'es')] });
});
