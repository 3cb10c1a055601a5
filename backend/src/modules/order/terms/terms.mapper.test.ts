import { expect, test } from '@jest/globals';
import { type AddressInput, AddressInputSchema, AddressWireSchema } from 'contract/address/schemas.ts';
import type { AddressRow } from './conditions.repository.ts';
import { toAddress, toAddressWire } from './terms.mapper.ts';

const kept: AddressRow = {
  ...{ id: '6b1f3c1e-6f0e-4c29-9d53-0d7c3f5a9a10', executive_id: null, guest_id: null, client_id: null },
  ...{ kept: true, is_default: true, created_at: new Date('2026-11-20T10:00:00Z') },
  ...{ name: 'Ana', surname: 'Ortiz', line1: 'Calle Triana 80', line2: '3.º B', postal_code: '35002' },
  ...{ town: 'Las Palmas', state_code: '35', country_code: 'ES', phone: '+34600111222', notes: 'Portería' },
  zone: 'CANARIAS',
};

test('F117 every field of a given address is mapped for storage, and an answer has every field of the contract', () => {
  const fields = Object.keys(AddressInputSchema.properties);
  const given = Object.fromEntries(fields.map((field) => [field, field])) as AddressInput;
  expect(Object.values(toAddress(given)).toSorted()).toEqual(fields.toSorted());
  expect(Object.keys(toAddressWire(kept)).toSorted()).toEqual(Object.keys(AddressWireSchema.properties).toSorted());
});
