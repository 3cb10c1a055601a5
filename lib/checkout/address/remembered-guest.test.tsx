import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { openDeviceStore } from '@/lib/cart/cart-store';
import { blankGuest } from './guest-form';
import { recallLastChoices, recallRememberedGuest, recallUsualGuest, storeRememberedGuest } from './remembered-guest';

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

const complete = {
  ...ines,
  lastName: 'Soto',
  phone: '+34600777888',
  line1: 'Calle de la Paz 12',
  postalCode: '46003',
  town: 'València',
  state: '46',
  remember: true,
};

test('E10 R24 complete details are usual, unless others were typed since', async () => {
  await storeRememberedGuest({ ...complete, line1: '' });
  expect(await recallUsualGuest(null)).toBeNull();
  await storeRememberedGuest(complete);
  expect(await recallUsualGuest(null)).toEqual({ ...complete, document: '' });
  expect(await recallUsualGuest({ ...complete, document: '1' })).toEqual({ ...complete, document: '1' });
  expect(await recallUsualGuest({ ...complete, remember: false })).toBeNull();
  expect(await recallUsualGuest({ line1: 'Calle Nueva 1' })).toBeNull();
});

test('E10 R25 the last choices of a remembered guest are kept until there are others, and go with the guest', async () => {
  await storeRememberedGuest(complete, { shipping: 'EST', tender: 'TCR' });
  await storeRememberedGuest({ ...complete, town: 'Valencia' });
  expect(await recallLastChoices()).toEqual({ shipping: 'EST', tender: 'TCR' });
  await storeRememberedGuest(complete, { shipping: 'EST', tender: 'PPL' });
  expect(await recallLastChoices()).toEqual({ shipping: 'EST', tender: 'PPL' });
  await storeRememberedGuest({ ...complete, remember: false });
  expect(await recallLastChoices()).toBeNull();
});
