import { mapLocalized, text } from '../goods/localized.ts';
import type { SeedBlock } from './block.ts';

const section = (
  code: string,
  titulo: SeedBlock['texts']['titulo'],
  texto: SeedBlock['texts']['texto'],
): SeedBlock => ({
  code,
  type: 'TEXTO',
  texts: { ...(titulo && { titulo }), ...(texto && { texto }) },
});

const house = 'Velia Moda Íntima, S.L.\nCalle de la Seda 14, 46003 Valencia, España';
const register = text('NIF ESB00000000. Registro Mercantil de Valencia, tomo 0000, folio 00, hoja V-000000.');

/** Texts of the demo's owner, by the topic of `/customer-care/{topic}`. An operator has them written by a lawyer. */
export const customerCare: Record<string, readonly SeedBlock[]> = {
  delivery: [
    section(
      'times',
      text('Plazos y gastos'),
      text(
        'Enviamos a la península en 2 a 4 días laborables y a los demás países de la Unión Europea en 4 a 7. Los gastos de envío se muestran antes de pedir.',
      ),
    ),
    section(
      'islands',
      text('Canarias, Ceuta y Melilla'),
      text(
        'Quedan fuera del territorio del IVA de la Unión: el pedido viaja sin IVA español y los impuestos locales y los trámites de importación corren a cargo de quien lo recibe.',
      ),
    ),
  ],
  returns: [
    section(
      'days',
      text('Cambios y devoluciones'),
      text(
        'Tienes 14 días desde que llega la última prenda para devolver el pedido, y 30 para cambiar la talla. Pruébate las prendas como lo harías en una tienda, con la ropa interior puesta.',
      ),
    ),
    section(
      'how',
      text('Cómo se hace'),
      text(
        'Escríbenos o díselo a tu ejecutiva. Devolvemos el importe por el mismo medio de pago, gastos de envío estándar incluidos, en un máximo de 14 días.',
      ),
    ),
  ],
  payment: [
    section(
      'means',
      text('Formas de pago'),
      text(
        'Tarjeta, Bizum, PayPal, transferencia bancaria y, en pedidos de menos de 1.000 euros, contra reembolso. El cargo aparece con un nombre discreto.',
      ),
    ),
    section(
      'safety',
      text('Tus datos de pago'),
      text('Los datos de la tarjeta se introducen en la página del banco: nunca pasan por nuestros servidores.'),
    ),
  ],
  contact: [
    section(
      'reach',
      text('Cómo encontrarnos'),
      text(
        'Correo: hola@velia.example\nTeléfono: +34 900 000 000, de lunes a viernes de 9 a 19 h.\n\nTe responde una persona, en un máximo de dos días laborables. Cada reclamación recibe un número para seguirla.',
      ),
    ),
  ],
  imprint: [
    section(
      'holder',
      text('Titular'),
      mapLocalized((locale) => `${house}\n\n${register[locale]}`),
    ),
    section('contact', text('Contacto'), text('hola@velia.example, +34 900 000 000.')),
  ],
  terms: [
    section(
      'contract',
      text('El contrato'),
      text(
        'Vende siempre Velia Moda Íntima, S.L., también en las tiendas personales de las ejecutivas. El contrato nace cuando confirmamos el pedido por correo.',
      ),
    ),
    section(
      'prices',
      text('Precios'),
      text(
        'Los precios incluyen el IVA. Cuando anunciamos una rebaja, mostramos al lado el precio más bajo de los 30 días anteriores a su comienzo.',
      ),
    ),
    section(
      'ranking',
      text('En qué orden ves las prendas'),
      text(
        '«Recomendado» es el orden que nuestro equipo da a la campaña: igual para todo el mundo, y nadie paga por salir antes. Al buscar va primero lo que mejor coincide con tus palabras. También puedes ordenar por novedad, precio o nombre.',
      ),
    ),
  ],
  withdrawal: [
    section(
      'right',
      text('Tu derecho'),
      text(
        'Puedes desistir del contrato en 14 días sin dar motivos, desde que tú o quien tú digas recibe la última prenda del pedido. También puedes desistir de una parte.',
      ),
    ),
    section(
      'model',
      text('Modelo de desistimiento'),
      text(
        'A la atención de Velia Moda Íntima, S.L., hola@velia.example:\n\nPor la presente comunico que desisto de mi contrato de venta de los siguientes bienes, pedidos el / recibidos el: nombre, dirección, fecha.',
      ),
    ),
  ],
  privacy: [
    section(
      'what',
      text('Qué guardamos'),
      text(
        'Lo que hace falta para el pedido y lo que exige la ley fiscal. Las medidas de tu cuerpo y las tallas que consultas se quedan en tu dispositivo.',
      ),
    ),
    section(
      'rights',
      text('Tus derechos'),
      text(
        'Puedes pedir una copia de tus datos, corregirlos o borrarlos, y reclamar ante la autoridad de protección de datos: hola@velia.example.',
      ),
    ),
  ],
  cookies: [
    section(
      'use',
      text('Solo las necesarias, si no dices otra cosa'),
      text(
        'Sin tu permiso usamos únicamente lo imprescindible: la sesión, una marca de que ya has entrado desde este navegador, el idioma, la bolsa y tu propia decisión sobre las cookies.',
      ),
    ),
  ],
  guarantee: [
    section(
      'years',
      text('Garantía legal'),
      text(
        'Respondemos tres años de las faltas de conformidad si compras desde España, y dos como mínimo en los demás países de la Unión. Reparamos, cambiamos o devolvemos el dinero.',
      ),
    ),
  ],
  accessibility: [
    section(
      'statement',
      text('Cómo la cuidamos'),
      text(
        'La tienda se hace según las pautas WCAG 2.2, nivel AA: con teclado, con lector de pantalla y con el texto ampliado. Si algo no funciona, escríbenos a hola@velia.example y te ayudamos a terminar la compra.',
      ),
    ),
  ],
};
