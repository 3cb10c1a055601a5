import type { IncomingMessage } from 'node:http';

/** Headers that only we may set: with them a visitor could choose the page's nonce, its host or its middleware. */
const ours = [
  /^content-security-policy/,
  /^x-nonce$/,
  /^x-scripts-later$/,
  /^x-middleware-/,
  /^x-nextjs-/,
  /^x-forwarded-(?!for$)/,
  /^forwarded$/,
];

/** `trustedProxies` is the number of our own proxies in front that append to X-Forwarded-For. */
export function cleanRequest(request: IncomingMessage, trustedProxies: number): void {
  for (const name of Object.keys(request.headers)) {
    if (ours.some((pattern) => pattern.test(name))) delete request.headers[name];
  }
  // Browsers never send the fragment, and Next would not separate it from the path.
  request.url = request.url?.replace(/#.*/, '');
  request.headers['x-forwarded-for'] = clientAddress(request, trustedProxies);
}

function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const socketAddress = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return socketAddress;
  const named = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim());
  // The nearest proxy added the last entry; entries further left than our own proxies can be forged.
  return named.at(-trustedProxies) || socketAddress;
}
