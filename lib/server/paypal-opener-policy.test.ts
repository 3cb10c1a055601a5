import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { paymentHandoverPath } from '@/lib/access/route-access';
import { guestHandoverPath } from '@/lib/checkout/guest-paths';
import { giftCardHandoverPath } from '@/lib/gift-card/gift-card-paths';
import { withSettings } from '@/lib/testing/backend-server';
import { setCommonHeaders } from '../../engine/answers/common-headers.ts';
import { allowPayPalOpener } from './paypal-opener-policy.ts';

withSettings({});

function openerOf(url: string) {
  const request = Object.assign(new IncomingMessage(new Socket()), { url });
  const response = new ServerResponse(request);
  setCommonHeaders(response);
  allowPayPalOpener(request, response);
  return response.getHeader('cross-origin-opener-policy');
}
const leaving = ['', '/en', '/de'].flatMap((prefix) => [
  `${prefix}${paymentHandoverPath}?payment=2611A04817`,
  prefix + guestHandoverPath('invited'),
  prefix + giftCardHandoverPath('invited'),
]);

test.each(leaving)('without PayPal’s button %s keeps its opener policy', (path) => {
  expect(openerOf(path)).toBe('same-origin');
});

describe('with PayPal’s button', () => {
  beforeEach(() => {
    process.env.PAYPAL_BUTTON_CLIENT_ID = 'AY12-client';
  });

  test.each(leaving)('%s lets PayPal’s window report back', (path) => {
    expect(openerOf(path)).toBe('same-origin-allow-popups');
  });

  test.each(['/', '/checkout/payment', '/checkout/leaves', '/x?to=/checkout/leave', '/en/my-store/a/b/shopping-leave'])(
    'no other page lets PayPal’s window report back, such as %s',
    (path) => {
      expect(openerOf(path)).toBe('same-origin');
    },
  );
});
