import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { testConfig } from '../../../test/client.ts';
import { onDatabase } from '../../../test/harness.ts';
import { countGuess } from './sign-in-limits.ts';

const roundSeconds = 120;

onDatabase((database) => {
  const later = (seconds: number) =>
    sql`update paces set empty_at = empty_at - make_interval(secs => ${seconds})`.execute(database().db);

  /** Guesses at one account that get through in an hour, tried from each of these without pause. */
  async function guessesInAnHour(username: string, from: { address: string; device?: string }[]): Promise<number> {
    let through = 0;
    for (let round = 0; round < 3600 / roundSeconds; round += 1) {
      let waiting = from;
      while (waiting.length > 0) {
        const open = [];
        for (const { address, device = null } of waiting) {
          const guess = { realm: 'staff', username, accountId: null, addressHash: address, device } as const;
          if ((await countGuess(database().db, testConfig, guess)) === null)
            open.push({ address, ...(device && { device }) });
        }
        through += open.length;
        waiting = open;
      }
      await later(roundSeconds);
    }
    return through;
  }

  // Fixed windows of fifteen minutes let 24 through from one address and 240 from all.
  test('C001 one address gets no more guesses an hour than with fixed windows, also from a known browser', async () => {
    expect(await guessesInAnHour('one', [{ address: 'a' }])).toBeLessThanOrEqual(24);
    const known = [{ address: 'b', device: 'mark' }, { address: 'b' }];
    expect(await guessesInAnHour('known', known)).toBeLessThanOrEqual(24);
  });

  test('C001 all addresses together get no more guesses an hour than with fixed windows', async () => {
    const many = Array.from({ length: 16 }, (_, at) => ({ address: `many ${at}` }));
    const through = await guessesInAnHour('all', many);
    expect(through).toBeLessThanOrEqual(240);
    expect(through).toBeGreaterThan(150);
  });
});
