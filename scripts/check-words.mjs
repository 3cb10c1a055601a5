import './parts/check-node.mjs';
import './parts/go-on.mjs';

const { checkWords } = await import('./parts/words.mjs');
const { seen, words, found, stale } = await checkWords();

for (const { rule, places, file } of found) console.log(`${rule}: ${file}\n  ${places.join(', ')}`);
for (const place of stale) console.log(`Nothing is left to allow: ${place}`);
const count = (rule) => found.filter((one) => one.rule === rule).flatMap(({ places }) => places).length;
console.log(
  `${seen} files, ${words} words of the wire: ${count('ids stay home')} ids and ${count('the wire ends at its border')} words outside their places`,
);
if (seen === 0) console.log('Nothing was read: the check itself is broken.');
process.exitCode = found.length > 0 || stale.length > 0 || seen === 0 ? 1 : 0;
