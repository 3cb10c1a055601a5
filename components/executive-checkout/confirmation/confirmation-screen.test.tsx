import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { consultarOrdenConfirmada } from '@/contract/order/examples';
import { consultarFormasPago, paidByCard } from '@/contract/payment/examples';
import { ok, stubProxy } from '@/lib/testing/answers';
import { aSession } from '@/lib/testing/factories';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

jest.mock('server-only', () => ({}));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });

const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

test('B022 B080 the confirmation links to the PDF of the order, and to its packing lists', async () => {
  stubProxy({
    consultarOrdenConfirmada: () => ok(consultarOrdenConfirmada.datos),
    consultarOrdenPagada: () => ok(paidByCard),
    consultarFormasPago: () => ok(consultarFormasPago.datos),
  });
  const { ConfirmationScreen } = await import('./confirmation-screen');
  render(await resolveServer(<ConfirmationScreen session={aSession()} number="V26-004817" />));
  const paper = screen.getByRole('link', { name: messages.checkout.confirmation.paper });
  expect(paper).toHaveAttribute('href', '/EuropaBackend/rest/api/socia/documentoOrden/V26-004817');
  const lists = screen.getByRole('link', { name: messages.checkout.confirmation.listsPaper });
  expect(lists).toHaveAttribute('href', '/EuropaBackend/rest/api/socia/documentoListas/V26-004817');
});
