import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { asGraph, serializeJsonLd } from './json-ld';

test('F029 no name or review can end the data element or open another, and it is read unchanged', () => {
  const spiteful = '</script><script>alert(1)</script><!-- ]]> &amp; \u2028 \u2029';
  const text = serializeJsonLd(asGraph({ '@type': 'Product', name: spiteful }));
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)['@graph'][0].name).toBe(spiteful);
});

test('F029 any text is unchanged after serialisation', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const text = serializeJsonLd(asGraph({ '@type': 'Product', name }));
      expect(/<\/?script|<!--/i.test(text)).toBe(false);
      expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Product', name }] });
    }),
  );
});
