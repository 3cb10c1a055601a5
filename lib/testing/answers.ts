import { jest } from '@jest/globals';
import { setCookie } from './cookies';
import { anEnvelope } from './factories';

type Answers = Record<string, (body: unknown, init: RequestInit) => Response | Promise<Response>>;

export const ok = (datos: unknown, change: object = {}) => Response.json(anEnvelope(datos, change));
export const refused = (status: number, mensaje: string, change: object = {}) =>
  Response.json(anEnvelope(null, { codigo: 1, mensaje, ...change }), { status });

/** A fake proxy for component tests: a response per call name, and a record of the calls in order. */
export function stubProxy(answers: Answers) {
  const asked: { name: string; search: string; body: unknown; key: string | null }[] = [];
  setCookie('XSRF-TOKEN=token');
  globalThis.fetch = jest.fn<typeof fetch>(async (address, init = {}) => {
    const url = new URL(String(address), 'http://shop');
    const name = Object.keys(answers).find((each) => url.pathname.includes(`/${each}`));
    if (!name) return Response.json({}, { status: 404 });
    const body = init.body ? JSON.parse(String(init.body)) : null;
    asked.push({ name, search: url.search, body, key: new Headers(init.headers).get('idempotency-key') });
    const answer = answers[name];
    return answer ? answer(body, init) : Response.json({}, { status: 404 });
  });
  return asked;
}
