import { expect, test } from '@jest/globals';
import { consultarSociaSesion } from '@/contract/account/examples';
import type { Call } from '@/contract/call';
import { calls } from '@/contract/calls/table';
import { locales } from '@/contract/public-codes';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { toOwnProfile } from './account-mappers';

const messages = { de, en, es };
const verbs = (calls as readonly Call[])
  .filter(({ changesState, effect, token }) => changesState && !effect && ['executive', 'any-session'].includes(token))
  .map(({ verb }) => verb);

test.each(locales)(
  'N07 every action that an advisor can take for an executive has an entry in the texts of %s',
  (locale) => {
    const told = Object.keys(messages[locale].advisor.acted.actions);
    expect(told).toEqual(expect.arrayContaining([...verbs, 'cancelOrder', 'other']));
  },
);

test('N07 consecutive actions of one kind are merged, with their number', () => {
  const at = (minute: number) => `2026-11-12T16:0${minute}:00Z`;
  const done = ['editClients', 'editClients', 'sendMessage', 'editClients'];
  const { datos } = consultarSociaSesion;
  const [acted] = datos.actuaciones;
  if (!acted) throw new Error('no acting');
  const [acting] = toOwnProfile({
    ...datos,
    actuaciones: [{ ...acted, hechos: done.map((verb, minute) => ({ clave: `deed.${verb}`, fecha: at(minute) })) }],
  }).actings;
  expect(acting?.actions).toEqual([
    { what: 'editClients', at: new Date(at(0)), times: 2 },
    { what: 'sendMessage', at: new Date(at(2)), times: 1 },
    { what: 'editClients', at: new Date(at(3)), times: 1 },
  ]);
});
