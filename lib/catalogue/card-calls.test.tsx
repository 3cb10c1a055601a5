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

test('when the backend has no call for cards, a product is mapped to the card that the call would return', async () => {
  stubProxy({
    consultarTarjetas: () => refused(404, 'error.absent'),
    consultarProductoDetalle: () => ok(consultarProductoDetalle.datos),
  });
  const card: ProductCardWire = { ...braCard, guiaTallas: 'bras', tallasDisponibles: ['85B', '90C'] };
  expect(await readCards('es', [braCard.referencia])).toMatchObject({ ok: true, data: [toProductCard(card, 'es')] });
});
