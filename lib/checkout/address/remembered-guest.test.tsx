import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { openDeviceStore } from '@/lib/cart/cart-store';
import { blankGuest } from './guest-form';
import { recallRememberedGuest, storeRememberedGuest } from './remembered-guest';

const ines = { ...blankGuest, country: 'ES', firstName: 'Inés', email: 'ines@correo.es', document: '12345678Z' };
const isAny = (value: unknown): value is { _id: string } => value !== undefined;
const inStore = async () => (await openDeviceStore('customers-EU', isAny)).list(() => {});

test('E10 R24 a guest is remembered only on request, in one record and without the document number', async () => {
  await storeRememberedGuest(ines);
  expect([await recallRememberedGuest(), await inStore()]).toEqual([null, []]);
  await storeRememberedGuest({ ...ines, remember: true });
  await storeRememberedGuest({ ...ines, firstName: 'Inés María', remember: true });
  expect(await recallRememberedGuest()).toMatchObject({ firstName: 'Inés María', email: 'ines@correo.es' });
  expect(await inStore()).toHaveLength(1);
  expect(JSON.stringify(await inStore())).not.toContain('12345678Z');
});

test('E10 R24 a guest who no longer wants to be remembered is forgotten', async () => {
  await storeRememberedGuest({ ...ines, remember: true });
  await storeRememberedGuest({ ...ines, remember: false });
  expect([await recallRememberedGuest(), await inStore()]).toEqual([null, []]);
});
