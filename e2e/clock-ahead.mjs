// Loaded before a backend: its time runs ahead of the machine's by the milliseconds that CLOCK_FILE holds.
import { readFileSync } from 'node:fs';

const Real = Date;
let ahead = 0;
const read = () => {
  ahead = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
};
read();
setInterval(read, 100).unref();

globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(Real.now() + ahead);
  }

  static now() {
    return Real.now() + ahead;
  }
};
