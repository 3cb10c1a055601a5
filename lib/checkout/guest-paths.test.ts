import { expect, test } from '@jest/globals';
import { crearOrdenInvitado } from '@/contract/guest/examples';
import { findAccess } from '@/lib/access/route-access';
import { guestHandoverPath, guestOrderPath, guestPath, guestSteps, toOrderKey } from './guest-paths';

const key = { number: crearOrdenInvitado.datos.orden?.numero ?? '', secret: crearOrdenInvitado.datos.clave ?? '' };

test('R23 R24 R25 R26 D09 each guest step has its address under the store, and is open to anyone', () => {
  const paths = [...guestSteps.map((step) => guestPath('marta', step)), guestHandoverPath('marta')];
  expect(paths.slice(0, 4)).toEqual(
    ['bag', 'clientdata', 'payment', 'confirmation'].map((step) => `/my-store/marta/shopping-${step}`),
  );
  expect(paths.map((path) => findAccess(path)?.session)).toEqual(paths.map(() => 'none'));
});

test('R26 the secret of an order is in the fragment of its address, and is read from there', () => {
  const { pathname, search, hash } = new URL(guestOrderPath('marta', key), 'http://shop');
  expect(pathname + search).not.toContain(key.secret);
  expect(toOrderKey(hash.slice(1))).toEqual(key);
});

test.each(['', 'V26-004823', `V26-004823.short`, `.${key.secret}`, `<b>.${key.secret}`, `V26-004823.${key.secret}/`])(
  'R26 %j is no link to an order',
  (hash) => {
    expect(toOrderKey(hash)).toBeNull();
  },
);
