// Loaded before a backend: its clock runs ahead of the machine's by the milliseconds in the path of a request to
// CLOCK_PORT. Once that is answered, the new time is in force everywhere.
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
