import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { declararDesistimiento } from '@/contract/withdrawal/examples';
import { fill } from '@/lib/i18n/message-texts';
import { forgetWithdrawals } from '@/lib/state/withdrawal-storage';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { findUnsent, keepTyped, keepUnsent, passOrderToForm } from '@/lib/withdrawal/withdrawal-memory';
import messages from '@/messages/en.json';
import { WithdrawalForm } from './withdrawal-form';

const { order: _, ...words } = messages.withdrawal;
const { fields, review, received, failed, unsent, wrong } = words;
const realFetch = globalThis.fetch;
const path = '/en/customer-care/withdrawal';
const offered = {
  number: 'V26-004823',
  secret: 'ejemplo-de-clave-de-orden',
  name: 'Inés Soto',
  email: 'ines@correo.es',
  lines: [
    { code: '482157', client: null, name: 'Alba bra', colourName: 'Black', size: '85B', quantity: 2 },
    { code: '482158', client: null, name: 'Alba brief', colourName: 'Black', size: 'M', quantity: 1 },
  ],
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', path);
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const show = () => render(<WithdrawalForm locale="en" words={words} />);
const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillIn(typed: { number?: string; name?: string; email?: string } = {}) {
  const { number = 'V26-004823', name = 'Inés Soto', email = 'ines@correo.online' } = typed;
  await userEvent.type(field(fields.number), number);
  await userEvent.type(field(fields.name), name);
  await userEvent.type(field(fields.email), email);
}

test('B028 the first step shows an error at its field; the second one asks to confirm before anything is sent', async () => {
  const asked = stubProxy({ declararDesistimiento: () => ok(declararDesistimiento.datos) });
  show();
  await fillIn({ email: 'nobody' });
  await press(words.next);
  expect(field(fields.email)).toHaveFocus();
  expect(screen.getByText(wrong.email)).toBeVisible();
  expect(field(fields.name)).toHaveValue('Inés Soto');
  await userEvent.clear(field(fields.email));
  await userEvent.type(field(fields.email), 'ines@correo.online');
  await press(words.next);
  expect(screen.getByRole('heading', { name: review.title })).toHaveFocus();
  expect(screen.getByText(review.whole)).toBeVisible();
  expect(asked).toHaveLength(0);
  await press(words.confirm);
  expect(await screen.findByRole('heading', { name: received.title })).toHaveFocus();
  expect(screen.getByText(declararDesistimiento.datos.code)).toBeVisible();
  expect(screen.getByText(/24 November 2026/)).toBeVisible();
  expect(asked).toEqual([
    expect.objectContaining({
      name: 'declararDesistimiento',
      body: { locale: 'en', number: 'V26-004823', name: 'Inés Soto', email: 'ines@correo.online' },
    }),
  ]);
  expect(findUnsent()).toBeNull();
});

test('B028 a declaration that is not sent is kept on the device, sent again under its key, and found by the next page', async () => {
  let away = true;
  const asked = stubProxy({
    declararDesistimiento: () => (away ? refused(503, 'error.busy') : ok(declararDesistimiento.datos)),
  });
  const first = show();
  await fillIn();
  await press(words.next);
  await press(words.confirm);
  expect(await screen.findByText(failed.away)).toBeVisible();
  const mail = screen.getByRole('link', { name: failed.mail });
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain('Order: V26-004823');
  first.unmount();
  sessionStorage.clear();
  away = false;
  show();
  // It may be someone else's: nothing is shown before the visitor claims it.
  expect(await screen.findByRole('heading', { name: unsent.asked })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/Soto|ines@/);
  expect(field(fields.name)).toHaveValue('');
  await press(unsent.yes);
  expect(await screen.findByRole('heading', { name: unsent.title })).toBeVisible();
  await press(words.confirm);
  expect(await screen.findByRole('heading', { name: received.title })).toBeVisible();
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  expect(findUnsent()).toBeNull();
});

test('B028 if the device stores nothing the page says that it must stay open', async () => {
  stubProxy({ declararDesistimiento: () => refused(503, 'error.busy') });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  show();
  await fillIn();
  await press(words.next);
  await press(words.confirm);
  expect(await screen.findByText(failed.awayUnkept)).toBeVisible();
  full.mockRestore();
});

test('B028 a buyer coming from the order ticks a line, which is sent with the order’s secret', async () => {
  const asked = stubProxy({ declararDesistimiento: () => ok(declararDesistimiento.datos) });
  passOrderToForm(offered);
  window.history.replaceState(null, '', `${path}#${offered.number}`);
  show();
  await waitFor(() => expect(field(fields.number)).toHaveValue(offered.number));
  expect(field(fields.email)).toHaveValue(offered.email);
  const lines = within(screen.getByRole('group', { name: words.lines.legend }));
  await userEvent.click(lines.getByRole('checkbox', { name: 'Alba bra, Black, size 38B (on the label: 85B)' }));
  await userEvent.selectOptions(
    lines.getByRole('combobox', { name: fill(words.lines.quantity, { name: 'Alba bra' }) }),
    '1',
  );
  await press(words.next);
  expect(screen.getByText('1 × Alba bra, Black, size 38B (on the label: 85B)')).toBeVisible();
  await press(words.confirm);
  await screen.findByRole('heading', { name: received.title });
  expect(asked.at(-1)?.body).toMatchObject({
    secret: offered.secret,
    lines: [{ code: '482157', quantity: 1 }],
  });
});

test('B028 an executive chooses by client and by label: two of one client’s pieces stay that client’s', async () => {
  const asked = stubProxy({ declararDesistimiento: () => ok(declararDesistimiento.datos) });
  const alba = { code: '482157', name: 'Alba bra', colourName: 'Black', size: '85B' };
  const lines = [
    { ...alba, client: 'Ana de Triana', quantity: 3 },
    { ...alba, client: 'Eva', quantity: 1 },
    { ...alba, client: null, quantity: 2 },
  ];
  passOrderToForm({ ...offered, secret: null, lines });
  window.history.replaceState(null, '', `${path}#${offered.number}`);
  show();
  await waitFor(() => expect(field(fields.number)).toHaveValue(offered.number));
  const hers = within(screen.getByRole('group', { name: 'For Ana de Triana' }));
  await userEvent.click(hers.getByRole('checkbox', { name: 'Alba bra, Black, size 85B' }));
  await userEvent.selectOptions(hers.getByRole('combobox'), '2');
  expect(within(screen.getByRole('group', { name: 'For Eva' })).getByRole('checkbox')).not.toBeChecked();
  await userEvent.click(within(screen.getByRole('group', { name: words.lines.forMe })).getByRole('checkbox'));
  await press(words.next);
  expect(screen.getByText('2 × Alba bra, Black, size 85B, for Ana de Triana')).toBeVisible();
  await press(words.confirm);
  await screen.findByRole('heading', { name: received.title });
  expect(asked.at(-1)?.body).toMatchObject({
    lines: [
      { code: '482157', quantity: 2, client: 'Ana de Triana' },
      { code: '482157', quantity: 2 },
    ],
  });
});

test('B028 without the order’s page no lines are shown: the address fills in the number alone', async () => {
  window.history.replaceState(null, '', `${path}#V26-004823`);
  passOrderToForm({ ...offered, number: 'V26-999999' });
  show();
  await waitFor(() => expect(field(fields.number)).toHaveValue('V26-004823'));
  expect(screen.queryByRole('group')).toBeNull();
  expect(field(fields.email)).toHaveValue('');
});

test('B028 errors from the shop are shown at their fields, and all typed text is kept', async () => {
  stubProxy({
    declararDesistimiento: () => refused(422, 'error.invalid', { campos: { name: 'error.field.pattern' } }),
  });
  show();
  await fillIn();
  await press(words.next);
  await press(words.confirm);
  expect(await screen.findByText(wrong.name)).toBeVisible();
  expect(field(fields.number)).toHaveValue('V26-004823');
  expect(findUnsent()).toBeNull();
});

test('B028 a stored partial withdrawal does not become a full one when it is edited', async () => {
  stubProxy({ declararDesistimiento: () => refused(503, 'error.busy') });
  passOrderToForm(offered);
  window.history.replaceState(null, '', `${path}#${offered.number}`);
  const first = show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Alba brief, Black, size M' }));
  await press(words.next);
  await press(words.confirm);
  await screen.findByText(failed.away);
  first.unmount();
  sessionStorage.clear();
  window.history.replaceState(null, '', path);
  expect(localStorage.getItem('withdrawal:unsent')).not.toContain(offered.secret);
  show();
  await userEvent.click(await screen.findByRole('button', { name: unsent.yes }));
  expect(screen.getByText('1 × 482158')).toBeVisible();
  await press(review.change);
  await waitFor(() => expect(field(fields.words)).toHaveValue('1 × 482158'));
  expect(field(fields.number)).toHaveValue(offered.number);
});

const left = {
  withdrawal: { number: 'V26-004823', name: 'Inés Soto', email: 'ines@correo.es', words: '', lines: [], secret: 's' },
  key: crypto.randomUUID(),
  at: new Date().toISOString(),
};

test('B028 a visitor who says that the stored form is not theirs gets an empty one, and the stored one is deleted', async () => {
  keepUnsent(left);
  show();
  await userEvent.click(await screen.findByRole('button', { name: unsent.no }));
  expect(screen.queryByRole('heading', { name: unsent.asked })).toBeNull();
  expect(field(fields.name)).toHaveValue('');
  expect(localStorage).toHaveLength(0);
});

test('B028 after a day, and after signing out, nothing of the form is stored on the device', () => {
  keepUnsent({ ...left, at: new Date(Date.now() - 25 * 3_600_000).toISOString() });
  expect(findUnsent()).toBeNull();
  expect(localStorage).toHaveLength(0);
  keepUnsent(left);
  passOrderToForm(offered);
  keepTyped(left.withdrawal);
  forgetWithdrawals();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
