import { expect, test } from '@jest/globals';
import { similarClients } from './client-match';

const clients = ['Beatriz Gómez', 'Ana Belén Ortiz', 'Anna Puig', 'Eva A'].map((name, at) => ({ id: `${at}`, name }));

test.each([
  ['Beatris', ['Beatriz Gómez']],
  ['beatriz gomes', ['Beatriz Gómez']],
  ['Ana Belen Ortis', ['Ana Belén Ortiz']],
  ['Ann', ['Ana Belén Ortiz', 'Anna Puig']],
  ['Eva B', ['Eva A']],
  ['Pili', []],
])('T15 the name %s is similar to %j', (text, names) => {
  expect(similarClients(text, clients).map(({ name }) => name)).toEqual(names);
});
