import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { consultarFormasPagoInvitado } from '@/contract/payment/examples';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';

jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });
jest.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function show(answer: () => Response) {
  stubProxy({ consultarFormasPagoInvitado: answer });
  const { OfferedPaymentMethods } = await import('./offered-payment-methods');
  return render(await resolveServer(<OfferedPaymentMethods />));
}
const method = (codigo: string, change: object = {}) => ({
  ...consultarFormasPagoInvitado.datos.metodos[0],
  codigo,
  disponible: true,
  motivo: null,
  recargo: 0,
  hasta: null,
  ...change,
});

test('C037 the payment page lists exactly the checkout’s methods, with cost and limit', async () => {
  await show(() =>
    ok({
      importe: 0,
      metodos: [
        method('TCR'),
        method('PPL', { disponible: false, motivo: 'payment.reason.notOffered' }),
        method('001', { recargo: 2.5, hasta: 1000 }),
      ],
    }),
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Card', 'Cash on delivery']);
  expect(screen.getByText(/Fee: €2\.50\. Only for orders below €1,000\.00\./)).toBeVisible();
  expect(screen.getByText(/For an order to Spain/)).toBeVisible();
});

test('C037 without an answer from the backend no method is listed', async () => {
  const { container } = await show(() => refused(404, 'error.absent'));
  expect(container).toBeEmptyDOMElement();
});
