import { isEnding } from './shutdown.mjs';

const live = process.stdout.isTTY === true;
/** Without a terminal nothing can be overwritten, so progress is printed on lines of its own, less often. */
const beat = live ? 1000 : 10_000;

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const clear = () => live && process.stdout.write('\r\x1b[2K');

/**
 * Shows one step with its running time. The work may report details; a text that it returns is shown after the title.
 */
export async function step(title, work) {
  const since = performance.now();
  let detail = '';
  const show = () => {
    if (isEnding()) return;
    const text = `  … ${title}${detail && `: ${detail}`} (${Math.round((performance.now() - since) / 1000)} s)`;
    if (live) process.stdout.write(`\r\x1b[2K${text.slice(0, (process.stdout.columns ?? 80) - 1)}`);
    else console.log(text);
  };
  show();
  const timer = setInterval(show, beat);
  try {
    const result = await work((text) => {
      detail = text;
    });
    clear();
    console.log(`  ✓ ${title}${typeof result === 'string' ? `: ${result}` : ''} (${seconds(since)})`);
    return result;
  } catch (failure) {
    clear();
    if (!isEnding()) console.log(`  ✗ ${title} (${seconds(since)})`);
    throw failure;
  } finally {
    clearInterval(timer);
  }
}

/** Rows of equal-width columns, without a frame. */
export function printTable(rows, indent = '  ') {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows) {
    console.log(
      indent +
        row
          .map((cell, column) => cell.padEnd(widths[column]))
          .join('  ')
          .trimEnd(),
    );
  }
}
