import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { guideTextVersion, newsletterTextVersion } from '@/contract/rules';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

const languages = [es, en, de];
const hashOf = (texts: string[]) => createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);

// A change of one of these texts adds a new version and a new line, because consent was given to the old words.
test.each([
  [
    'K10 sending answers',
    guideTextVersion,
    languages.flatMap(({ solutionGuide: { results } }) => [results.consent.text, results.consent.agree]),
    '5378de117741',
  ],
  [
    'C021 the newsletter',
    newsletterTextVersion,
    languages.map(({ customerCare }) => customerCare.newsletter.consent),
    'fc98a0e237c5',
  ],
])('%s: the version matches the words that are agreed to', (_, version, texts, hash) => {
  expect([version, hashOf(texts)]).toEqual(['2026-11', hash]);
});
