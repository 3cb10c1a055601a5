import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enviarContactanos } from '@/contract/customer-care/examples';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import messages from '@/messages/en.json';
import { ContactForm } from './contact-form';

const { ways: _, back: __, description: ___, ...words } = messages.customerCare.contact;
const { fields, wrong, failed, sent, topics } = words;
const realFetch = globalThis.fetch;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  globalThis.fetch = realFetch;
});

const show = () => render(<ContactForm locale="en" words={words} />);
const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const press = () => userEvent.click(screen.getByRole('button', { name: words.submit }));

async function fillIn({ email = 'ines@correo.es', order = '' } = {}) {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: new RegExp(`^${fields.topic}`) }), topics.order);
  await userEvent.type(field(fields.name), 'Inés Soto');
  await userEvent.type(field(fields.email), email);
  if (order) await userEvent.type(field(fields.order), order);
  await userEvent.type(field(fields.message), 'In the afternoon, please.');
}

test('C025 V10 errors are shown at their fields, which get the focus; a sent message is answered with code and day', async () => {
  const asked = stubProxy({ enviarContactanos: () => ok(enviarContactanos.datos) });
  show();
  await press();
  expect(screen.getByRole('combobox', { name: new RegExp(`^${fields.topic}`) })).toHaveFocus();
  expect(screen.getByText(wrong.choose)).toBeVisible();
  await fillIn({ email: 'nobody', order: 'v26-004817' });
  await press();
  expect(field(fields.email)).toHaveFocus();
  expect(screen.getByText(wrong.email)).toBeVisible();
  expect(asked).toHaveLength(0);
  await userEvent.clear(field(fields.email));
  await userEvent.type(field(fields.email), 'ines@correo.es');
  await press();
  expect(await screen.findByRole('heading', { name: sent.title })).toHaveFocus();
  expect(screen.getByText(enviarContactanos.datos.codigoSeguimiento)).toBeVisible();
  expect(screen.getByText(/Friday 11 December/)).toBeVisible();
  expect(asked).toEqual([
    expect.objectContaining({
      name: 'enviarContactanos',
      body: {
        idioma: 'en',
        asunto: 'PEDIDO',
        nombre: 'Inés Soto',
        correo: 'ines@correo.es',
        pedido: 'V26-004817',
        mensaje: 'In the afternoon, please.',
        aceptaPrivacidad: true,
      },
    }),
  ]);
});

test('C025 a message that is not sent stays in its fields and the tab, is sent again under its key, or by mail', async () => {
  let away = true;
  const asked = stubProxy({
    enviarContactanos: () => (away ? refused(503, 'error.busy') : ok(enviarContactanos.datos)),
  });
  const first = show();
  await fillIn();
  await press();
  expect(await screen.findByText(failed.away)).toBeVisible();
  const mail = decodeURIComponent(screen.getByRole('link', { name: failed.mail }).getAttribute('href') ?? '');
  expect(mail).toContain(`subject=${topics.order}`);
  expect(mail).toContain('In the afternoon, please.');
  await press();
  await screen.findByText(failed.away);
  first.unmount();
  show();
  expect(field(fields.name)).toHaveValue('Inés Soto');
  expect(field(fields.message)).toHaveValue('In the afternoon, please.');
  away = false;
  await press();
  expect(await screen.findByRole('heading', { name: sent.title })).toBeVisible();
  expect(asked.map(({ key }) => key)).toEqual([asked[0]?.key, asked[0]?.key, expect.any(String)]);
  await userEvent.click(screen.getByRole('button', { name: sent.another }));
  expect(field(fields.message)).toHaveValue('');
});

test('C025 another message has another key, the rate limit is reported, and the shop’s errors are shown at their fields', async () => {
  const answers = [
    () => refused(429, 'error.tooMany'),
    () => refused(422, 'error.invalid', { campos: { pedido: 'error.field.pattern' } }),
  ];
  const asked = stubProxy({ enviarContactanos: () => answers[asked.length - 1]?.() ?? refused(500, 'error.broken') });
  show();
  await fillIn();
  await press();
  expect(await screen.findByText(failed.tooMany)).toBeVisible();
  await userEvent.type(field(fields.order), 'V26-004817');
  await press();
  expect(await screen.findByText(wrong.order)).toBeVisible();
  expect(field(fields.order)).toHaveFocus();
  expect(field(fields.message)).toHaveValue('In the afternoon, please.');
  expect(new Set(asked.map(({ key }) => key)).size).toBe(2);
});
