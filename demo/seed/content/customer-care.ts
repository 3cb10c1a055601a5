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
const register = text(
  'NIF B00000000 (NIF-IVA ESB00000000). Registro Mercantil de Valencia, tomo 0000, folio 00, hoja V-000000.',
);

/** Texts of the demo's owner, by the topic of `/customer-care/{topic}`. A real shop has them written by a lawyer. */
export const customerCare: Record<string, readonly SeedBlock[]> = {
  delivery: [
    section(
      'times',
      text('Cuándo llega'),
      text(
        'Contamos días laborables desde que el pedido está pagado o, si es contra reembolso, confirmado. Una prenda que viene del almacén central puede tardar dos más. El precio exacto lo ves antes de pagar.',
      ),
    ),
    section(
      'weight',
      text('Cuánto pesa un pedido'),
      text(
        'Unas bragas pesan unos 35 g, un sujetador unos 100 g, una faja unos 200 g y una bata medio kilo. La mayoría de los pedidos no llega a 2 kg.',
      ),
    ),
    section(
      'islands',
      text('Canarias, Ceuta y Melilla'),
      text(
        'Quedan fuera del territorio del IVA de la Unión: el pedido se envía sin IVA español y los impuestos locales y los trámites de importación corren a cargo de quien lo recibe.',
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
        'Otra talla la pides en la página de tu pedido: te la guardamos 21 días mientras nos envías la tuya sin usar; ese envío lo pagas tú, salvo que haya llegado con un defecto, y el de la nueva lo pagamos nosotros. Para devolver, escríbenos o díselo a tu ejecutiva. Devolvemos el importe por el mismo medio de pago, gastos de envío estándar incluidos, en un máximo de 14 días.',
      ),
    ),
    section(
      'countries',
      text('Según desde dónde devuelves'),
      text(
        'España: 14 días para desistir y 30 para cambiar la talla. Envíalo a Calle de la Seda 14, 46003 Valencia. El envío de vuelta lo pagas tú, salvo que algo llegue con un defecto. Garantía legal de tres años.\n\nCanarias, Ceuta y Melilla: los mismos plazos, la misma dirección y la misma garantía. El paquete pasa la aduana al volver: escríbenos antes de enviarlo y te decimos qué declarar.\n\nAlemania y los demás países de la Unión Europea: los mismos plazos y la misma dirección, y el envío de vuelta lo pagas tú, salvo que algo llegue con un defecto. Garantía legal de dos años como mínimo, o más, si así lo prevé la ley de tu país.',
      ),
    ),
  ],
  payment: [
    section(
      'means',
      text('En tu extracto'),
      text('El cargo aparece con un nombre discreto, sin decir qué has comprado.'),
    ),
    section(
      'safety',
      text('Tus datos de pago'),
      text('Los datos de la tarjeta se introducen en la página del banco: nunca pasan por nuestros servidores.'),
    ),
  ],
  contact: [
    section(
      'complaints',
      text('Reclamaciones'),
      text(
        'Escríbela aquí o llámanos: cada reclamación recibe un número para seguirla y una respuesta por escrito. La lee una persona, en un máximo de dos días laborables.',
      ),
    ),
  ],
  faq: [
    section(
      'delivery',
      text('¿Cuánto tarda en llegar mi pedido?'),
      text(
        'Depende del país y del envío que elijas: lo ves en Envíos y, exacto, antes de pagar. Contamos días laborables desde que el pedido está pagado o, si es contra reembolso, confirmado.',
      ),
    ),
    section(
      'size',
      text('¿Cómo sé cuál es mi talla?'),
      text(
        'Con «Encuentra tu talla»: dos medidas, o una prenda que te queda bien. Lo que escribes en ella no sale de tu dispositivo si no lo pides. También puedes preguntar a una ejecutiva.',
      ),
    ),
    section(
      'account',
      text('¿Necesito una cuenta para comprar?'),
      text(
        'No. En la tienda personal de una ejecutiva compras sin cuenta, y el correo del pedido trae un enlace para verlo.',
      ),
    ),
    section(
      'returns',
      text('¿Puedo devolver algo que me he probado?'),
      text(
        'Sí, durante 14 días desde que llega lo último del pedido. Solo las prendas precintadas por higiene no se pueden devolver una vez desprecintadas, y su página lo dice antes de comprar.',
      ),
    ),
    section(
      'exchange',
      text('¿Cómo pido otra talla?'),
      text(
        'En la página de tu pedido, durante 30 días desde que llega: eliges entre lo que hay ahora del mismo modelo al mismo precio y te lo guardamos 21 días. El envío de vuelta lo pagas tú y el de lo nuevo, nosotros. Tu derecho de desistimiento sigue igual.',
      ),
    ),
    section(
      'withdraw',
      text('¿Cómo desisto de un pedido?'),
      text(
        'Con «Desistir del contrato aquí», al pie de cada página: en dos pasos, sin iniciar sesión y sin dar motivos. El acuse de recibo te llega por correo.',
      ),
    ),
    section(
      'fault',
      text('¿Qué hago si algo llega con un defecto?'),
      text(
        'Escríbenos desde Contacto: lo reparamos, lo cambiamos o te devolvemos el dinero. Respondemos tres años si compras desde España y dos como mínimo en los demás países de la Unión Europea.',
      ),
    ),
    section(
      'statement',
      text('¿Qué aparece en el extracto de mi banco?'),
      text('Un nombre discreto, sin decir qué has comprado.'),
    ),
    section(
      'reviews',
      text('¿Quién puede opinar?'),
      text('Solo quien ha comprado: recibe por correo un enlace que sirve una vez.'),
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
        'Vende siempre Velia Moda Íntima, S.L., también en las tiendas personales de las ejecutivas. El contrato se perfecciona cuando confirmamos el pedido por correo.',
      ),
    ),
    section(
      'prices',
      text('Precios'),
      text(
        'Los precios incluyen el IVA. Cuando anunciamos una rebaja, mostramos al lado el precio más bajo en los 30 días anteriores a la rebaja.',
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
      text('Derecho de desistimiento'),
      text(
        'Tiene usted derecho a desistir del presente contrato en un plazo de 14 días naturales sin necesidad de justificación.\n\nEl plazo de desistimiento expirará a los 14 días naturales del día que usted o un tercero por usted indicado, distinto del transportista, adquirió la posesión material del último de esos bienes.\n\nPara ejercer el derecho de desistimiento, deberá usted notificarnos a Velia Moda Íntima, S.L., Calle de la Seda 14, 46003 Valencia, España, +34 900 000 000, hola@velia.example, su decisión de desistir del contrato a través de una declaración inequívoca (por ejemplo, una carta enviada por correo postal o correo electrónico). Podrá utilizar el modelo de formulario de desistimiento que figura a continuación, aunque su uso no es obligatorio.\n\nPara cumplir el plazo de desistimiento, basta con que la comunicación relativa al ejercicio por su parte de este derecho sea enviada antes de que venza el plazo correspondiente.',
      ),
    ),
    section(
      'effects',
      text('Consecuencias del desistimiento'),
      text(
        'En caso de desistimiento por su parte, le devolveremos todos los pagos recibidos de usted, incluidos los gastos de entrega (con la excepción de los gastos adicionales resultantes de la elección por su parte de una modalidad de entrega diferente a la modalidad menos costosa de entrega ordinaria que ofrezcamos), sin ninguna demora indebida y, en todo caso, a más tardar 14 días naturales a partir de la fecha en la que se nos informe de su decisión de desistir del presente contrato. Procederemos a efectuar dicho reembolso utilizando el mismo medio de pago empleado por usted para la transacción inicial, a no ser que haya usted dispuesto expresamente lo contrario; en todo caso, no incurrirá en ningún gasto como consecuencia del reembolso. Podremos retener el reembolso hasta haber recibido los bienes, o hasta que usted haya presentado una prueba de la devolución de los mismos, según qué condición se cumpla primero.\n\nDeberá usted devolvernos o entregarnos directamente los bienes sin ninguna demora indebida y, en cualquier caso, a más tardar en el plazo de 14 días naturales a partir de la fecha en que nos comunique su decisión de desistimiento del contrato. Se considerará cumplido el plazo si efectúa la devolución de los bienes antes de que haya concluido dicho plazo. Deberá usted asumir el coste directo de devolución de los bienes. Solo será usted responsable de la disminución de valor de los bienes resultante de una manipulación distinta a la necesaria para establecer la naturaleza, las características y el funcionamiento de los bienes.',
      ),
    ),
    section(
      'sealed',
      text('Excepción'),
      text(
        'El derecho de desistimiento no se aplica a los bienes precintados que no sean aptos para ser devueltos por razones de protección de la salud o de higiene y que hayan sido desprecintados tras la entrega. La página de cada prenda lo indica.',
      ),
    ),
    section(
      'model',
      text('Modelo de formulario de desistimiento'),
      text(
        '(Solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato)\n\nA la atención de Velia Moda Íntima, S.L., Calle de la Seda 14, 46003 Valencia, España, hola@velia.example:\n\nPor la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien (*):\n\nPedido el (*)/recibido el (*):\nNombre del consumidor y usuario o de los consumidores y usuarios:\nDomicilio del consumidor y usuario o de los consumidores y usuarios:\nFirma del consumidor y usuario o de los consumidores y usuarios (solo si el presente formulario se presenta en papel):\nFecha:\n\n(*) Táchese lo que no proceda.',
      ),
    ),
  ],
  privacy: [
    section(
      'what',
      text('Qué guardamos'),
      text(
        'Lo que hace falta para el pedido y lo que exige la ley fiscal. Las medidas de tu cuerpo y las tallas que consultas se quedan en tu dispositivo. Para proponerte un país podemos preguntar a un servicio de localización por la dirección IP de tu conexión: no le decimos nada más y tú lo cambias si no es el tuyo.',
      ),
    ),
    section(
      'guide',
      text('Encuentra tu talla'),
      text(
        'Para saber qué hay disponible, la guía pregunta al catálogo por una talla y por lo que buscas, sin guardarlo. Si al final decides enviarnos tus respuestas, las conservamos un año sin nombre, sin cuenta y sin correo: no podemos saber de quién son.',
      ),
    ),
    section(
      'care',
      text('Mensajes y novedades'),
      text(
        'Lo que escribes a atención al cliente sirve para responderte y se borra a los tres años. Para las novedades guardamos tu dirección, tu idioma y cuándo, con qué texto y desde qué red dijiste que sí; si te das de baja, esa constancia se borra a los tres años. WhatsApp y el chat son de otras empresas: solo saben de ti si los abres.',
      ),
    ),
    section(
      'rights',
      text('Tus derechos'),
      text(
        'Puedes pedir una copia de tus datos, corregirlos o borrarlos escribiendo a hola@velia.example, y reclamar ante la Agencia Española de Protección de Datos (AEPD).',
      ),
    ),
  ],
  cookies: [
    section(
      'use',
      text('Solo las necesarias, si no dices otra cosa'),
      text(
        'Sin tu permiso guardamos en tu dispositivo únicamente lo que hace falta para lo que pides. La lista entera está arriba, con sus nombres y cuánto dura cada cosa.',
      ),
    ),
  ],
  guarantee: [
    section(
      'years',
      text('Garantía legal'),
      text(
        'Respondemos tres años de las faltas de conformidad si compras desde España, y dos como mínimo en los demás países de la Unión Europea. Reparamos, cambiamos o devolvemos el dinero.',
      ),
    ),
  ],
  accessibility: [
    section(
      'status',
      text('Situación de cumplimiento'),
      text(
        'Esta tienda cumple en parte las pautas WCAG 2.2, nivel AA, y la norma EN 301 549. Lo que encontraron sus comprobaciones y lo que aún no se ha probado está arriba. Es una autoevaluación y se revisa al menos una vez al año.',
      ),
    ),
    section(
      'statement',
      text('Cómo la cuidamos'),
      text(
        'Aquí se mira el catálogo, se pide a una ejecutiva o se compra en su tienda, se paga y se siguen los pedidos. La tienda se hace para usarla con teclado, con lector de pantalla, con el texto ampliado y en pantallas de 320 píxeles de ancho. Un error dice qué falta y no borra lo que has escrito, los correos no necesitan imágenes y los PDF llevan etiquetas.',
      ),
    ),
    section(
      'others',
      text('Lo que no está en nuestra mano'),
      text(
        'Las páginas donde se paga con tarjeta, Bizum o PayPal y las de WhatsApp son de otras empresas. Si allí no puedes seguir, elige transferencia o, donde se ofrece, contra reembolso, o escríbenos.',
      ),
    ),
    section(
      'report',
      text('Si algo no funciona'),
      text(
        'Escríbenos desde Contacto con el tema Accesibilidad o a hola@velia.example: di en qué página estabas y qué querías hacer. Te responde una persona en dos días laborables como máximo, y te ayudamos a terminar la compra o te damos la información de otra forma.',
      ),
    ),
    section(
      'authority',
      text('Si nuestra respuesta no te sirve'),
      text(
        'En España puedes reclamar ante los servicios de consumo de tu comunidad autónoma (Ley 11/2023). En Alemania, ante la Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), en Magdeburgo (BFSG).\n\nEn los demás países a los que enviamos: Austria, Sozialministeriumservice; Bélgica, SPF Economía; Francia, DGCCRF; Irlanda, CCPC; Italia, AgID; Países Bajos, ACM; Portugal, la autoridad que nombra el Decreto-Lei 82/2022.',
      ),
    ),
  ],
};
