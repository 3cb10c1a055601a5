import { expect, test } from '@jest/globals';
import { consultarProductoDetalle, consultarProductosDepto, consultarProductosXReferencia } from './examples.ts';

test('C012 the example has each of its colours and sizes, and consistent prices', () => {
  const { variants, colorGroupList, sizeList, showChildImages, precio } = consultarProductoDetalle.datos;
  expect(variants.map(({ codColor }) => codColor)).toEqual(colorGroupList);
  expect(showChildImages).toBe(variants.length > 1);
  const articles = variants.flatMap((variant) => Object.entries(variant.sizeList));
  expect(new Set(articles.map(([size]) => size))).toEqual(new Set(Object.keys(sizeList)));
  const prices = articles.map(([, { price, salePrice }]) => salePrice ?? price);
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([precio.desde, precio.hasta]);
});

test('C009 C012 the example of a product matches the one of its card', () => {
  const [card] = consultarProductosDepto.datos.productos;
  const product = consultarProductoDetalle.datos;
  expect(card?.referencia).toBe(product.parent.reference);
  expect(card?.precio).toEqual(product.precio);
  expect(card?.tallas).toEqual(Object.keys(product.sizeList));
  expect(card?.colores.map(({ codColor }) => codColor)).toEqual(product.colorGroupList);
});

test('C011 the example suggests an existing department', () => {
  const { url } = consultarProductosDepto.datos.departamento;
  expect(consultarProductosXReferencia.datos.sugerencias.map((suggestion) => suggestion.url)).toEqual([url.es]);
});
