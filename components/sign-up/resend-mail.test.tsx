import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberMail } from '@/lib/sign-up/sign-up-draft';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import en from '@/messages/en.json';
import { ResendMail } from './resend-mail';

const words = en.signUp.success.resend;
const realFetch = globalThis.fetch;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('the mail of the enrolment made in this tab is sent again, and that is confirmed', async () => {
  rememberMail('carmen@example.com', 'enrolment-1');
  const asked = stubProxy({ reenviarInscripcion: () => ok({}) });
  render(<ResendMail words={words} />);
  await userEvent.click(screen.getByRole('button', { name: words.send }));
  expect(await screen.findByText(words.sent)).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ enrolment: 'enrolment-1' }]);
});

test('a mail that could not be sent is reported, and the button stays', async () => {
  rememberMail('carmen@example.com', 'enrolment-1');
  stubProxy({ reenviarInscripcion: () => refused(429, 'error.tooMany') });
  render(<ResendMail words={words} />);
  await userEvent.click(screen.getByRole('button', { name: words.send }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words.failed);
  expect(screen.getByRole('button', { name: words.send })).toBeEnabled();
});

test('a tab without an enrolment offers nothing', () => {
  render(<ResendMail words={words} />);
  expect(screen.queryByRole('button')).toBeNull();
});
