/** Ids stand at the head of a title, one or several: "R01 R02 an unknown path goes home". */
export function idsOf(title) {
  const ids = [];
  for (const word of title.split(/\s+/)) {
    if (!/^[A-Z]\d{2,3}$/.test(word)) break;
    ids.push(word);
  }
  return ids;
}

/** One id a line; what follows a hash is a comment. */
export function parseRequired(text) {
  return text.split('\n').flatMap((line) => line.replace(/#.*/, '').trim().split(/\s+/).filter(Boolean));
}

export function parseItems(text) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ id: line.split('\t')[0], what: line.split('\t')[1] ?? '' }));
}

/** What each item of the specification has to show for itself. `broken` lists what must not be. */
export function traceItems({ items, required, tests }) {
  const rows = items.map(({ id, what }) => {
    const carriers = tests.filter(({ title }) => idsOf(title).includes(id));
    const proofs = [...new Set(carriers.filter(({ passed }) => passed).map(({ title }) => title))];
    return { id, what, required: required.includes(id), proofs, failing: carriers.some(({ passed }) => !passed) };
  });
  const known = new Set(items.map(({ id }) => id));
  const unproved = rows.filter((row) => row.required && row.proofs.length === 0).map(({ id }) => id);
  const unknown = required.filter((id) => !known.has(id));
  return {
    rows,
    broken: [
      ...unproved.map((id) => `${id} is required, and no test that passed carries it`),
      ...unknown.map((id) => `${id} is required, and the specification has no such item`),
    ],
    summary:
      `${rows.filter(({ proofs }) => proofs.length > 0).length} of ${rows.length} items have a passing test; ` +
      `${required.length - unproved.length - unknown.length} of ${required.length} required ones do`,
  };
}
