import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NewsletterAction } from '@/lib/customer-care/care';
import { fill } from '@/lib/i18n/message-texts';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import messages from '@/messages/de.json';
import { NewsletterForm } from './newsletter-form';

const { answer: _, leave, consent, ...words } = messages.customerCare.newsletter;
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const said = (wish: NewsletterAction) =>
  wish === 'leave'
    ? { ...words, submit: leave.submit, asked: leave.asked, explained: leave.text }
    : { ...words, explained: consent };
const show = (wish: NewsletterAction) => render(<NewsletterForm wish={wish} locale="de" words={said(wish)} />);
const email = () => screen.getByRole('textbox');
const press = () => userEvent.click(screen.getByRole('button'));

test('C021 V10 the consent is shown, a wrong address is reported and focused, and the version of the consent is sent along', async () => {
  const asked = stubProxy({ suscribirNewsletter: () => ok({ estado: 'PENDIENTE' }) });
  show('subscribe');
  expect(screen.getByText(consent, { exact: false })).toBeVisible();
  await userEvent.type(email(), 'nobody');
  await press();
  expect(screen.getByText(words.wrong)).toBeVisible();
  expect(email()).toHaveFocus();
  await userEvent.type(email(), '@correo.es ');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'English');
  await press();
  expect(await screen.findByText(fill(words.asked, { email: 'nobody@correo.es' }))).toBeVisible();
  expect(asked).toMatchObject([
    {
      name: 'suscribirNewsletter',
      body: {
        correo: 'nobody@correo.es',
        idioma: 'en',
        consentimiento: true,
        versionTexto: '2026-11',
        origen: '/customer-care/newsletter',
      },
    },
  ]);
});

test('C022 a subscriber without the mails can ask for the link to unsubscribe', async () => {
  const asked = stubProxy({ cancelarNewsletter: () => ok({ estado: 'ENLACE_ENVIADO' }) });
  show('leave');
  await userEvent.type(email(), 'ines@correo.es');
  await press();
  expect(await screen.findByText(fill(leave.asked, { email: 'ines@correo.es' }))).toBeVisible();
  expect(asked).toMatchObject([{ name: 'cancelarNewsletter', body: { correo: 'ines@correo.es', idioma: 'de' } }]);
});

test.each([
  [503, 'error.busy', words.failed.away],
  [429, 'error.tooMany', words.failed.tooMany],
  [422, 'error.invalid', words.wrong],
])('C021 answered with %i the form says so, and keeps the address', async (status, key, text) => {
  stubProxy({ suscribirNewsletter: () => refused(status, key) });
  show('subscribe');
  await userEvent.type(email(), 'ines@correo.es');
  await press();
  expect(await screen.findByText(text)).toBeVisible();
  expect(email()).toHaveValue('ines@correo.es');
});
