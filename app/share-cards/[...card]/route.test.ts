import { afterEach, expect, jest, test } from '@jest/globals';
import { validarAlias } from '@/contract/guest/examples';
import { answerJson, backendServer, withSettings } from '@/lib/testing/backend-server';
import { anEnvelope } from '@/lib/testing/factories';

jest.mock('next/server', () => ({ connection: async () => undefined }));
jest.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const backend = backendServer();
withSettings({
  PUBLIC_ORIGIN: 'https://shop.example',
  get BACKEND_URL() {
    return backend.url();
  },
});
afterEach(() => backend.answers((_, response) => answerJson(response, anEnvelope(validarAlias.datos))));

async function look(path: string) {
  const { HEAD } = await import('./route');
  const params = Promise.resolve({ card: path.split('/') });
  return HEAD(new Request(`https://shop.example/share-cards/${path}`), { params });
}
const path = 'en/my-store/marta-velia.jpg';

test('R22 F033 an open store has its own share card, which changes with the town shown on it', async () => {
  const { tienda } = validarAlias.datos;
  const seen = new Set<string | null>();
  for (const town of ['Valencia', 'Gandia']) {
    backend.answers((_, response) =>
      answerJson(response, anEnvelope({ ...validarAlias.datos, tienda: { ...tienda, localidad: town } })),
    );
    const answer = await look(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    seen.add(answer.headers.get('etag'));
  }
  expect(seen.size).toBe(2);
});

test.each([
  ['PAUSADA', validarAlias.datos.tienda],
  ['DESCONOCIDA', null],
])('R22 a store that is %s has no share card', async (estado, tienda) => {
  backend.answers((_, response) => answerJson(response, anEnvelope({ ...validarAlias.datos, estado, tienda })));
  expect((await look(path)).status).toBe(404);
});
