import { expect, test } from '@jest/globals';
import { findMessageUses } from './message-uses';

test.each([
  ['a hook', `function A() { const t = useTranslations('home'); return t('title'); }`, ['home.title']],
  ['a server reading', `async function A() { const t = await getTranslations('home'); t('title'); }`, ['home.title']],
  [
    'a namespace in an object',
    `async () => { const t = await getTranslations({ locale, namespace: 'home' }); t('a'); }`,
    ['home.a'],
  ],
  ['no namespace', `() => { const t = useTranslations(); t('home.title'); }`, ['home.title']],
  ['a rich message', `() => { const t = useTranslations('home'); t.rich('terms', {}); }`, ['home.terms']],
  ['a group for the browser', `async () => ({ words: await getMessageGroup('home.words') })`, ['home.words.*']],
  ['the title of a page', `export const generateMetadata = titleMetadata('home.title');`, ['home.title']],
  ['a group known at run time', 'async () => getMessageGroup(`tables.${table}`)', ['tables.*.*']],
  ['a part known at run time', '() => { const t = useTranslations("home"); t(`a.${b}.title`); }', ['home.a.*.title']],
  ['a key known at run time', '() => { const t = useTranslations("home"); t(key); }', ['home.*']],
  [
    'two translators of one name',
    `function A() { const t = useTranslations('a'); t('x'); } function B() { const t = useTranslations('b'); t('x'); }`,
    ['a.x', 'b.x'],
  ],
  [
    'a list of readings',
    `async () => { const [t, f] = await Promise.all([getTranslations('home'), getFormatter()]); t('a'); f('b'); }`,
    ['home.a'],
  ],
  ['a function that is no translator', `const t = (text) => text; t('title');`, []],
])('finds the keys of %s', (_, source, keys) => {
  expect(findMessageUses(source).keys).toEqual(keys);
});
