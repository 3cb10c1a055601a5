import { X509Certificate } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createSigners } from './certificates.ts';

test('the certificates are real: a root, an intermediate authority, and the signer', () => {
  const { root, sign, published } = createSigners(new Date('2026-11-22T10:00:00Z'));
  const { certificateId } = sign('text', null);
  const [signer, authority] = [
    ...String(published.get(certificateId)).matchAll(/-{5}BEGIN[^-]+-{5}[^-]+-{5}END[^-]+-{5}/g),
  ].map(([pem]) => new X509Certificate(pem));
  const top = new X509Certificate(root);
  expect(top.verify(top.publicKey) && top.ca).toBe(true);
  expect(authority?.ca && authority.checkIssued(top) && authority.verify(top.publicKey)).toBe(true);
  expect(signer?.ca).toBe(false);
  expect(authority && signer?.checkIssued(authority) && signer.verify(authority.publicKey)).toBe(true);
  expect(signer?.subject).toBe('CN=messageverificationcerts.paypal.example');
  expect(signer?.validToDate.toISOString()).toBe('2027-11-22T10:00:00.000Z');
});
