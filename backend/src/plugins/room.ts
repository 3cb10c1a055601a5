import { failureKeys } from 'contract/envelope.ts';
import { Refusal } from '../shared/errors.ts';

/** What ten connections to the database answer within the time that somebody waits for one. */
const mostAtOnce = 300;
const comeAgainSeconds = 2;

/**
 * Connections, processors and memory are few, and whatever waits for them was asked for by a call: past so many calls
 * under way the next one is refused at once, instead of all of them being answered too late.
 */
export function createRoom(most = mostAtOnce) {
  let underWay = 0;
  return async <T>(answer: () => Promise<T>): Promise<T> => {
    if (underWay >= most) throw new Refusal(503, failureKeys.busy, undefined, comeAgainSeconds);
    underWay += 1;
    try {
      return await answer();
    } finally {
      underWay -= 1;
    }
  };
}
