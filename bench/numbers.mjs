export function median(numbers) {
  const sorted = [...numbers].sort((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const milliseconds = (value) => `${Math.round(value)} ms`;
export const ratio = (value) => `${value.toFixed(2)} ×`;
export const perSecond = (value) => `${Math.round(value).toLocaleString('en-US')} a second`;

/** One line of the table; no verdict without a target. */
export const row = (id, what, ours, target = '', met = undefined) => ({ id, what, ours, target, met });

export function toMarkdown(rows) {
  const verdict = (met) => (met === undefined ? '' : met ? 'yes' : 'NO');
  const lines = rows.map(({ id, what, ours, target, met }) => [id, what, ours, target, verdict(met)]);
  return [['', 'what', 'ours', 'target', 'met'], ['---', '---', '---', '---', '---'], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
