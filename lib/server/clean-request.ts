import type { IncomingMessage } from 'node:http';

/** Headers that only we may set: with one of them a visitor would choose the page's nonce, its host or its middleware. */
const ours = [
  /^content-security-policy/,
  /^x-nonce$/,
  /^x-guards-passed$/,
  /^x-scripts-later$/,
  /^x-middleware-/,
  /^x-nextjs-/,
  /^x-forwarded-(?!for$)/,
  /^forwarded$/,
];

/** `trustedProxies` is how many proxies of ours stand in front and add to X-Forwarded-For. */
export function cleanRequest(request: IncomingMessage, trustedProxies: number): void {
  for (const name of Object.keys(request.headers)) {
    if (ours.some((pattern) => pattern.test(name))) delete request.headers[name];
  }
  // What follows a # is never sent by a browser, and Next would not take it for a part of the path.
  request.url = request.url?.replace(/#.*/, '');
  request.headers['x-forwarded-for'] = clientAddress(request, trustedProxies);
}

function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const socketAddress = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return socketAddress;
  const named = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim());
  // The last entry was added by the nearest proxy; what stands further left than our own proxies is hearsay.
  return named.at(-trustedProxies) || socketAddress;
}
