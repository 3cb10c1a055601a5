import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { invitar } from '@/contract/client-book/examples';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import en from '@/messages/en.json';
import { InviteClient } from './invite-client';

const said = en.access.invite;
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const lucia = { id: '7', givenName: 'Lucía', phone: '+34600555666', email: 'lucia@example.com' };
type Answers = Parameters<typeof stubProxy>[0];

function show(
  invite: Answers[string],
  { isActing = false, ...client }: { email?: string | null; isActing?: boolean } = {},
) {
  const asked = stubProxy({ invitar: invite });
  const failures = { ...en.checkout.failures, again: en.signIn.again, reasons: en.checkout.remarks };
  const words = { invite: said, failures };
  render(<InviteClient client={{ ...lucia, ...client }} invited={null} isActing={isActing} words={words} />);
  return asked;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const named = (text: string) => text.replaceAll('{name}', 'Lucía');

test('B033 a link is made for one client, to be sent from the executive’s own phone', async () => {
  const asked = show(() => ok(invitar.datos));
  await press(said.byLink);
  expect(await screen.findByText(named(said.ready))).toBeVisible();
  expect(screen.getByText(invitar.datos.link ?? '')).toBeVisible();
  const whatsApp = screen.getByRole('link', { name: said.whatsApp }).getAttribute('href') ?? '';
  expect(whatsApp).toMatch(/^https:\/\/wa\.me\/34600555666\?text=/);
  expect(decodeURIComponent(whatsApp)).toContain(invitar.datos.text);
  expect(asked.map(({ body }) => body)).toEqual([{ client: '7', channel: 'link' }]);
});

test('B033 an invitation is mailed, and no link is shown', async () => {
  const asked = show(() => ok({ outcome: 'sent', link: null, text: null, until: invitar.datos.until }));
  await press(said.byMail);
  expect(await screen.findByText(named(said.sent))).toBeVisible();
  expect(screen.queryByRole('link', { name: said.whatsApp })).toBeNull();
  expect(asked.map(({ body }) => body)).toEqual([{ client: '7', channel: 'mail' }]);
});

test.each([
  ['noConsent', said.problems.noConsent],
  ['noAddress', said.problems.noAddress],
  ['blocked', said.problems.blocked],
  ['hasAccount', said.problems.hasAccount],
  ['wait', said.problems.wait],
])('B033 if nothing is sent because of %s the executive reads why and what to do', async (outcome, text) => {
  show(() => ok({ outcome, link: null, text: null, until: null }));
  await press(said.byMail);
  expect(await screen.findByText(named(text))).toBeVisible();
});

test('B033 a client without a mail address is invited by a link only', () => {
  show(() => ok(invitar.datos), { email: null });
  expect(screen.queryByRole('button', { name: said.byMail })).toBeNull();
  expect(screen.getByRole('button', { name: said.byLink })).toBeVisible();
});

test('P02 B033 an acting advisor invites by mail, and reads that the link is the executive’s', () => {
  show(() => ok(invitar.datos), { isActing: true });
  expect(screen.getByRole('button', { name: said.byMail })).toBeVisible();
  expect(screen.queryByRole('button', { name: said.byLink })).toBeNull();
  expect(screen.getByText(said.linkIsHers)).toBeVisible();
});

test('B033 an outage is reported, and the press can be repeated', async () => {
  let away = true;
  show(() => (away ? refused(503, 'error.busy') : ok(invitar.datos)));
  await press(said.byLink);
  expect(await screen.findByRole('alert')).toBeVisible();
  away = false;
  await press(said.byLink);
  expect(await screen.findByText(named(said.ready))).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
