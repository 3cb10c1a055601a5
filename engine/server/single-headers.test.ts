import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { keepHeadersSingle } from './single-headers.ts';

function answer() {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  keepHeadersSingle(response);
  return response;
}

test('a header that is added twice with one value is sent once', () => {
  const response = answer();
  response.setHeader('location', '/home');
  response.appendHeader('Location', '/home');
  response.appendHeader('location', ['/home']);
  expect(response.getHeader('location')).toBe('/home');
});

test('different values of one header are all sent', () => {
  const response = answer();
  response.appendHeader('set-cookie', 'a=1').appendHeader('set-cookie', ['a=1', 'b=2']);
  expect(response.getHeader('set-cookie')).toEqual(['a=1', 'b=2']);
});
