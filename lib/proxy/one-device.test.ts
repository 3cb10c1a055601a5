import 'fake-indexeddb/auto';
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { consultarSociaSesion } from '@/contract/account/examples';
import { basePath } from '@/contract/call';
import { consultarClienteSesion } from '@/contract/client-area/examples';
import { createEntryStore } from '@/lib/pad/entry-store';
import { forgetOwnRequestDraft, openOwnRequestDraft, requestDraft } from '@/lib/requests/request-draft';
import { personId } from '@/lib/session/page-person';
import { openSession, type SessionKind, sessionCookieName } from '@/lib/session/session';
import { createXsrfToken } from '@/lib/session/xsrf';
import { xsrfCookie } from '@/lib/session/xsrf-names';
import { recall, remember } from '@/lib/state/tab-memory';
import { answerJson, backendServer, withProxySettings } from '@/lib/testing/backend-server';
import { anEnvelope, aToken } from '@/lib/testing/factories';
import { proxy } from './proxy';

// One browser with its cookies, storage and open pages, in front of a backend that knows the owner of each token.

const shop = 'https://shop.example';
const backend = backendServer();
withProxySettings(shop, backend);

const people = {
  executive: ['lucia', 'marta', 'ines'],
  client: ['ada', 'eva'],
} as const satisfies Record<SessionKind, readonly string[]>;
const advisor = 'ines';
const kinds = ['executive', 'client'] as const;

/** An open page, and the person that it was rendered for. */
type Page = { kind: SessionKind; person: string };
type Device = {
  cookies: Map<string, string>;
  /** Tokens that the backend accepts, with their owners. */
  alive: Map<string, string>;
  pages: Page[];
};

/** Totals of all runs, to prove that each case occurred. */
const tried = { kept: 0, answered: 0, refused: 0 };

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    text: () => JSON.stringify([...kept]),
  };
};
const local = memory();
const tab = memory();
/** The visible page. */
let shown: Page | null = null;

beforeAll(() => {
  const place = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const dataset = () => ({ ...(shown && { [shown.kind]: shown.person }) });
  const document = { ...place, visibilityState: 'visible', getElementById: () => ({ dataset: dataset() }) };
  Object.assign(globalThis, { localStorage: local, sessionStorage: tab, window: place, document });
});

const secretOf = (person: string) => `only-${person}-may-read-this`;

function answerAs({ alive }: Device): void {
  backend.answers(({ url, headers, body }, response) => {
    const token = headers.authorization?.slice('Bearer '.length) ?? '';
    const whose = alive.get(token);
    const call = url.slice(basePath.length);
    const given = (person: string, change: object = {}) => {
      const fresh = aToken({ sub: person, role: roleOf(person), ...change }, `${alive.size}`);
      alive.set(fresh, 'actor' in change ? `${person}.${advisor}` : person);
      return answerJson(response, anEnvelope({ token: fresh, nombre: person }));
    };
    if (call === '/api/login' || call === '/api/clientes/login') return given(JSON.parse(body).usuario);
    if (call.startsWith('/api/public/logoutApp')) {
      alive.delete(token);
      return answerJson(response, anEnvelope({ cerradas: 1 }));
    }
    if (whose === undefined)
      return answerJson(response, anEnvelope(null, { codigo: 1, mensaje: 'error.signedOut' }), 401);
    if (call.startsWith('/api/asesora/loguinAsSocia')) {
      const hasta = Math.floor(Date.now() / 1000) + 1800;
      return given('lucia', { actor: { sub: advisor, nombre: advisor, hasta } });
    }
    if (call.startsWith('/api/refreshToken')) return answerJson(response, anEnvelope({ token, nombre: whose }));
    const example = call.startsWith('/api/clientes') ? consultarClienteSesion.datos : consultarSociaSesion.datos;
    return answerJson(response, anEnvelope({ ...example, nombre: secretOf(whose) }));
  });
}

const roleOf = (person: string) => {
  if (person === advisor) return 'ROLE_T' as const;
  return people.client.some((client) => client === person) ? ('ROLE_C' as const) : ('ROLE_W' as const);
};

async function send({ cookies }: Device, path: string, { body, page }: { body?: object; page?: Page } = {}) {
  const xsrf = createXsrfToken();
  const sent = [...cookies, [xsrfCookie, xsrf]].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await proxy(
    new Request(shop + basePath + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...{ origin: shop, cookie: sent, 'x-xsrf-token': xsrf, 'content-type': 'application/json' },
        ...(page && { [`x-page-${page.kind}`]: page.person }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
  return { status: response.status, text: await response.text() };
}

const signedIn = async (kind: SessionKind, { cookies }: Device) =>
  openSession(kind, decodeURIComponent(cookies.get(sessionCookieName(kind)) ?? ''));

/** The text contains nothing of any other person. */
const expectOnly = (text: string, person: string) => {
  for (const other of [...people.executive, ...people.client, `lucia.${advisor}`])
    if (other !== person) expect(text).not.toContain(`"${secretOf(other)}"`);
};

type Step = fc.AsyncCommand<object, Device>;
const step = (name: string, run: (device: Device) => Promise<void>): Step => ({
  check: () => true,
  run: (_, device) => run(device),
  toString: () => name,
});

const signIn = (kind: SessionKind, who: number) =>
  step(`signIn(${kind}, ${who})`, async (device) => {
    const usuario = people[kind][who % people[kind].length];
    const path = kind === 'client' ? '/api/clientes/login' : '/api/login';
    expect((await send(device, path, { body: { usuario, clave: 'velvet-Harbour-42' } })).status).toBe(200);
  });

const actAs = () =>
  step('actAs', async (device) => {
    const session = await signedIn('executive', device);
    if (session?.claims.role !== 'ROLE_T') return;
    const body = { socia: 'lucia', motivo: 'me lo ha pedido' };
    await send(device, '/api/asesora/loguinAsSocia', { body });
  });

/** Opens a page for the person who is signed in now. */
const open = (kind: SessionKind) =>
  step(`open(${kind})`, async (device) => {
    const session = await signedIn(kind, device);
    if (session) device.pages.push({ kind, person: personId(session) });
  });

/** An open page makes another call, even if someone else has signed in since. */
const ask = (which: number) =>
  step(`ask(${which})`, async (device) => {
    const page = device.pages[which % Math.max(1, device.pages.length)];
    if (!page) return;
    const path = page.kind === 'client' ? '/api/clientes/consultarClienteSesion' : '/api/socia/consultarSociaSesion';
    const { status, text } = await send(device, path, { page });
    expectOnly(text, page.person);
    if (status === 200) expect(text).toContain(secretOf(page.person));
    tried[status === 200 ? 'answered' : 'refused'] += 1;
  });

/** A person types on the page, and later finds what was typed there. */
const keep = (which: number) =>
  step(`keep(${which})`, async (device) => {
    const page = device.pages[which % Math.max(1, device.pages.length)];
    if (!page) return;
    shown = page;
    tried.kept += 1;
    const name = secretOf(page.person);
    if (page.kind === 'client') {
      await openOwnRequestDraft();
      await requestDraft.add({
        ...{ key: `${tried.kept}`, reference: 'V1', name, href: '', colourName: '', size: 'M', picture: null },
        ...{ dominantColor: null, priceCents: 100, quantity: 1, maxQuantity: 9 },
      });
      const lines = await requestDraft.list();
      expectOnly(JSON.stringify(lines), page.person);
      return;
    }
    const entries = createEntryStore(page.person);
    entries.add([{ key: name, code: '1', quantity: 1 } as never]);
    remember('typed', name);
    expectOnly(JSON.stringify([entries.load(), recall('typed')]), page.person);
  });

/** Another page becomes visible, and reads what the device stores for it. */
const look = (which: number) =>
  step(`look(${which})`, async (device) => {
    const page = device.pages[which % Math.max(1, device.pages.length)];
    if (!page) return;
    shown = page;
    if (page.kind === 'client') {
      await openOwnRequestDraft();
      const lines = await requestDraft.list();
      expectOnly(JSON.stringify(lines), page.person);
    } else expectOnly(JSON.stringify([createEntryStore(page.person).load(), recall('typed')]), page.person);
  });

const signOut = (kind: SessionKind) =>
  step(`signOut(${kind})`, async (device) => {
    const before = await signedIn(kind, device);
    const ambito = kind === 'client' ? 'cliente' : 'socia';
    await send(device, `/api/public/logoutApp?ambito=${ambito}`);
    const after = await signedIn(kind, device);
    expect(after && personId(after)).toEqual(before?.own ? before.own.person : null);
    if (kind === 'executive') return;
    // As the client's own button does: the wish list is removed from the device.
    await forgetOwnRequestDraft();
    device.pages = device.pages.filter(({ kind }) => kind !== 'client');
    expect(await requestDraft.list()).toMatchObject({ value: [] });
  });

/** The backend ends a session. */
const expire = (kind: SessionKind) =>
  step(`expire(${kind})`, async (device) => {
    const session = await signedIn(kind, device);
    if (session) device.alive.delete(session.token);
  });

const kind = fc.constantFrom(...kinds);
const number = fc.nat({ max: 11 });
const steps = [
  fc.tuple(kind, number).map(([whose, who]) => signIn(whose, who)),
  fc.constant(actAs()),
  fc.tuple(kind, number).map(([whose, who]) => signIn(whose, who)),
  kind.map((whose) => open(whose)),
  kind.map((whose) => open(whose)),
  number.map((which) => ask(which)),
  number.map((which) => ask(which)),
  number.map((which) => keep(which)),
  number.map((which) => look(which)),
  kind.map((whose) => signOut(whose)),
  kind.map((whose) => expire(whose)),
];

test('T01 no order of sign-ins, actings, switches, expiries and sign-outs on one device shows a person another’s data', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 40, size: 'max' }), async (commands) => {
      local.clear();
      tab.clear();
      shown = null;
      await requestDraft.clear();
      const device: Device = { cookies: new Map(), alive: new Map(), pages: [] };
      answerAs(device);
      await fc.asyncModelRun(() => ({ model: {}, real: device }), commands);
    }),
    { numRuns: 80, seed: Number(process.env.DEVICE_SEED ?? 1) },
  );
  expect(Math.min(...Object.values(tried))).toBeGreaterThan(5);
}, 120_000);
