/** About 60 kB of a sitemap: single rows are too small to send. */
const rowsAtATime = 100;

/** Generates rows only as fast as they are read, so that none waits in memory. */
export function streamText(rows: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      let some = '';
      for (let count = 0; count < rowsAtATime; count++) {
        const { value, done } = rows.next();
        if (done) {
          if (some) controller.enqueue(encoder.encode(some));
          controller.close();
          return;
        }
        some += value;
      }
      controller.enqueue(encoder.encode(some));
    },
  });
}
