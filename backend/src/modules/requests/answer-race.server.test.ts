import { expect, test } from '@jest/globals';
import { onServer } from '../../../test/harness.ts';
import { accept, withRequests } from '../../../test/requests.ts';
import { seededShop } from '../../../test/seeded.ts';

onServer((database) => {
  const { at, inOrder, aPair, answer, list } = withRequests(database);

  test('C088 of six simultaneous answers to one request one counts, and its lines are ordered once', async () => {
    const { executive, client } = await aPair();
    const request = await client.send([at(0), 1]);
    const replies = await Promise.all(Array.from({ length: 6 }, () => answer(executive, request, accept(at(0).code))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await inOrder(executive)).toEqual([[at(0).code, 1, client.name]]);
  });

  test('C088 C093 simultaneous yes and no to one offer count as one, and several requests go into one order', async () => {
    const { executive, client } = await aPair();
    const requests = [await client.send([at(1), 1]), await client.send([at(2), 1]), await client.send([at(3), 1])];
    const [first] = requests;
    if (!first) throw new Error('no request');
    await answer(executive, first, [{ linea: at(1).code, decision: 'SUSTITUIR', codigo: at(4).code }]);
    const words = await Promise.all([true, false, true].map((agrees) => client.reply(first.id, at(1).code, agrees)));
    expect(words.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const open = (await list(executive, { estados: ['NUEVA'] })).datos?.solicitudes.elementos ?? [];
    const answers = await Promise.all(
      open.map((one) => answer(executive, one, accept(...one.lineas.map(({ _id }) => _id)))),
    );
    expect(answers.map(({ status }) => status)).toEqual(open.map(() => 200));
    expect(await inOrder(executive)).toHaveLength(open.length);
  });
}, seededShop);
