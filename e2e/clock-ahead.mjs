// Loaded before a backend: its time runs ahead of the machine's by the milliseconds that CLOCK_PORT is asked for. Once
// that is answered there is nobody left who believes the time before.
import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

const Real = Date;
let ahead = 0;

if (isMainThread) {
  const clock = createServer(({ url }, response) => {
    ahead = Number(url.slice(1));
    response.end();
  });
  clock.listen(Number(process.env.CLOCK_PORT), '127.0.0.1').unref();
}

globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(Real.now() + ahead);
  }

  static now() {
    return Real.now() + ahead;
  }
};
