import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HelpChannels } from '@/lib/customer-care/help';
import messages from '@/messages/en.json';
import { HelpLink } from './help-link';

const words = messages.customerCare.help;
const channels: HelpChannels = {
  whatsApp: 'https://wa.example/34900?text=Hello',
  chat: 'https://chat.example/?lang=en',
};
const href = '/en/customer-care/contact';
const realFetch = globalThis.fetch;
// jsdom opens no dialogs; the browser's own focus and Escape are proved by the journey.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterAll(() => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

/** On a Monday, at this hour UTC. */
function show(given: HelpChannels, hour = '10:00') {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`2026-11-23T${hour}:00Z`));
  const asked: string[] = [];
  globalThis.fetch = jest.fn<typeof fetch>(async (address) => {
    asked.push(String(address));
    return Response.json({ words, channels: given });
  });
  render(<HelpLink locale="en" href={href} label={words.label} />);
  return asked;
}
const press = () => userEvent.click(screen.getByRole('link', { name: words.label }));

test('R37 help is a link to the contact page that loads nothing; a press offers WhatsApp, the chat and the form', async () => {
  const asked = show(channels);
  expect(screen.getByRole('link', { name: words.label })).toHaveAttribute('href', href);
  expect(asked).toEqual([]);
  await press();
  const dialog = within(await screen.findByRole('dialog', { name: words.title }));
  expect(asked).toEqual(['/api/help?locale=en']);
  const way = (name: string) => dialog.getByRole('link', { name: new RegExp(`^${name}`) });
  expect(way(words.whatsApp.name)).toHaveAttribute('href', channels.whatsApp);
  expect(way(words.chat.name)).toHaveAttribute('href', channels.chat);
  for (const name of [words.whatsApp.name, words.chat.name]) {
    expect(way(name)).toHaveAttribute('rel', 'noopener noreferrer');
    expect(way(name)).toHaveAttribute('target', '_blank');
  }
  expect(way(words.contact.name)).toHaveAttribute('href', href);
  expect(dialog.getByText(/until 19:00/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: words.close }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await press();
  expect(asked).toHaveLength(1);
});

test('R37 contacts that the shop lacks are not offered, nor the chat out of hours', async () => {
  show({ whatsApp: null, chat: channels.chat }, '20:00');
  await press();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByText(words.whatsApp.name)).toBeNull();
  expect(dialog.getByText(words.chat.name)).toBeVisible();
  expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    href,
    '/en/executive/search-executives',
  ]);
  expect(dialog.getByText('Opens on Tuesday 24 November at 9:00.')).toBeVisible();
});
