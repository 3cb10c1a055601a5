import type { ServerResponse } from 'node:http';
import { isUint8Array } from 'node:util/types';
import type { ResponseWriter } from './replace-answer.ts';

/** Sends the held response: with this body, or with none. */
export type SendBuffered = (body?: Buffer) => void;

/** Buffers the response until it is complete, then lets `whole` decide what is sent. */
export function bufferAnswer(
  response: ServerResponse,
  whole: (body: Buffer, finish: SendBuffered) => Promise<void>,
): void {
  const leaving: ResponseWriter = response;
  const { write, end, writeHead, flushHeaders } = response;
  const pieces: Uint8Array[] = [];
  const restore = () => Object.assign(response, { write, end, writeHead, flushHeaders });
  const add = ([piece, encoding]: unknown[]) => {
    if (isUint8Array(piece)) pieces.push(piece);
    else if (typeof piece === 'string')
      pieces.push(Buffer.from(piece, typeof encoding === 'string' ? (encoding as BufferEncoding) : undefined));
  };
  const confirm = (given: unknown[]) => given.find((each) => typeof each === 'function')?.();

  response.flushHeaders = () => {};
  leaving.writeHead = (status, ...rest) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(rest.at(-1) ?? {})) response.setHeader(name, value);
    return response;
  };
  leaving.write = (...given) => {
    add(given);
    confirm(given);
    return true;
  };
  leaving.end = (...given) => {
    add(given);
    restore();
    const finish: SendBuffered = (body) => response.end(body);
    whole(Buffer.concat(pieces), finish).catch((error) => response.destroy(error));
    confirm(given);
    return response;
  };
}
