import { expect, test } from '@jest/globals';
import { childOf, readXml, textAt, toXmlDocument, xml } from './xml.ts';

test('what is written is read again, whatever it says', () => {
  const said = 'a < b && "c" > \'d\' ñ 😀';
  const root = readXml(toXmlDocument(xml('a', [xml('b', said), null, xml('c', [xml('d', '')])])));
  expect(textAt(root, 'b')).toBe(said);
  expect(textAt(root, 'c', 'd')).toBe('');
  expect(textAt(root, 'c', 'x')).toBeNull();
});

test('prefixes are read as what they stand for, where they stand', () => {
  const root = readXml('<p:a xmlns:p="one" xmlns="two"><b/><p:b xmlns:p="three"/><p:b/></p:a>');
  expect([root.namespace, ...root.children.map(({ namespace }) => namespace)]).toEqual(['one', 'two', 'three', 'one']);
});

test('comments and instructions are passed over, CDATA and character numbers are text', () => {
  const root = readXml(
    '\uFEFF<?xml version="1.0"?><!-- <x> --><a k="1&#x41;"> x<![CDATA[<&]]>&#65;&amp; <!-- y --></a>\n',
  );
  expect([root.text, root.attributes.k]).toEqual(['x<&A&', '1A']);
  expect(childOf(root, 'x')).toBeUndefined();
});

test.each([
  ['nothing', ''],
  ['plain text', 'Service unavailable'],
  ['a page with two roots', '<a></a><b></b>'],
  ['a document type', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'],
  ['an element that stays open', '<a><b></a>'],
  ['a document cut off', '<a><b></b'],
  ['a prefix of nobody', '<p:a/>'],
  ['text behind the root', '<a/>x'],
])('%s is refused', (_what, text) => {
  expect(() => readXml(text)).toThrow();
});
