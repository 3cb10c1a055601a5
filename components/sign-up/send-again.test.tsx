import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberMail } from '@/lib/sign-up/sign-up-draft';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import en from '@/messages/en.json';
import { SendAgain } from './send-again';

const words = en.signUp.success.resend;
const realFetch = globalThis.fetch;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('the mail is sent again for the enrolment that this tab made, and that is said', async () => {
  rememberMail('carmen@example.com', 'enrolment-1');
  const asked = stubProxy({ reenviarInscripcion: () => ok({}) });
  render(<SendAgain words={words} />);
  await userEvent.click(screen.getByRole('button', { name: words.send }));
  expect(await screen.findByText(words.sent)).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ solicitud: 'enrolment-1' }]);
});

test('where it could not be sent that is said, and the button stays', async () => {
  rememberMail('carmen@example.com', 'enrolment-1');
  stubProxy({ reenviarInscripcion: () => refused(429, 'error.tooMany') });
  render(<SendAgain words={words} />);
  await userEvent.click(screen.getByRole('button', { name: words.send }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words.failed);
  expect(screen.getByRole('button', { name: words.send })).toBeEnabled();
});

test('a tab that knows of no enrolment offers nothing', () => {
  render(<SendAgain words={words} />);
  expect(screen.queryByRole('button')).toBeNull();
});
