import { isEnding } from './shutdown.mjs';

const live = process.stdout.isTTY === true;
/** Without a terminal nothing can be overwritten, so progress is printed on lines of its own, less often. */
const beat = live ? 1000 : 10_000;

/** Shows one step with its running time. The work may report details. */
export async function step(title, work) {
  const since = performance.now();
  const seconds = (digits) => `(${((performance.now() - since) / 1000).toFixed(digits)} s)`;
  const print = (text) => console.log(`${live ? '\r\x1b[2K' : ''}${text}`);
  let detail = '';
  const show = () => {
    if (isEnding()) return;
    const text = `  … ${title}${detail && `: ${detail}`} ${seconds(0)}`;
    if (live) process.stdout.write(`\r\x1b[2K${text.slice(0, (process.stdout.columns ?? 80) - 1)}`);
    else print(text);
  };
  show();
  const timer = setInterval(show, beat);
  try {
    const result = await work((text) => {
      detail = text;
    });
    print(`  ✓ ${title} ${seconds(1)}`);
    return result;
  } catch (failure) {
    if (!isEnding()) print(`  ✗ ${title} ${seconds(1)}`);
    throw failure;
  } finally {
    clearInterval(timer);
  }
}

/** Rows of equal-width columns, without a frame. */
export function printTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows)
    console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column])).join('  ')}`.trimEnd());
}
