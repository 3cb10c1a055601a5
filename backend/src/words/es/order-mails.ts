type OfExchange = { number: string; order: string; at: string };

export const orderMails = {
  confirmed: {
    subject: (number: string) => `Hemos recibido tu pedido ${number}`,
    hello: (name: string) => `Hola, ${name}:`,
    thanks: (number: string, date: string) =>
      `Gracias. Hiciste el pedido ${number} el ${date}. Esto es lo que has pedido:`,
    size: 'talla de la etiqueta',
    rows: {
      subtotal: 'Subtotal',
      discount: 'Descuento',
      shipping: 'Gastos de envío',
      surcharge: 'Recargo por contra reembolso',
      total: 'Total',
      balance: 'Con cargo a tu cuenta',
      giftCard: (lastFour: string) => `Tarjeta regalo •••• ${lastFour}`,
      due: 'A pagar',
    },
    vat: (rate: string) => `IVA incluido al ${rate} %`,
    withoutVat:
      'Precios sin IVA español. Al recibir el pedido, la aduana puede pedirte los impuestos y gastos de importación que correspondan.',
    sealed: '* Precintado por higiene: no se puede devolver una vez desprecintado.',
    dropped: 'No va en el pedido, porque se agotó antes de confirmarlo, y no se cobra:',
    for: (name: string) => `para ${name}`,
    goesTo: 'Lo enviamos a:',
    arrives: (name: string, from: string, to: string) => `${name}: llega entre el ${from} y el ${to}.`,
    pays: {
      account: 'El importe va a tu cuenta: ahora no tienes que pagar nada.',
      giftCard: 'Lo pagas con tarjeta regalo: no queda nada por pagar.',
      cash: 'Lo pagarás en efectivo al recibirlo.',
      transfer: 'Lo pagarás por transferencia. Te enviamos los datos en otro correo.',
      other: 'El pago está pendiente.',
    },
    due: (day: string) => `Tienes hasta el ${day} para pagar lo que tu cuenta deba por este pedido.`,
    payUntil: (moment: string) =>
      `Te guardamos las prendas al menos hasta el ${moment} (hora de Madrid). Si aún no has pagado, puedes hacerlo aquí:`,
    law: (version: string) => `Condiciones de venta (versión ${version}) y derecho de desistimiento`,
    track: 'Tu pedido, en PDF y con las listas para repartir y cobrar:',
    trackAsGuest: 'Aquí ves tu pedido y su pago. El enlace es personal: no lo compartas.',
    review:
      'Unos días después de la entrega te preguntaremos por correo, una sola vez, qué te ha parecido. Si no quieres, dilo aquí:',
  },
  sent: {
    subject: (number: string) => `Tu pedido ${number} está en camino`,
    hello: (name: string) => `Hola, ${name}:`,
    left: (number: string, date: string, carrier: string | null) =>
      `El paquete de tu pedido ${number} salió el ${date}${carrier ? ` con ${carrier}` : ''}.`,
    another: (number: string) => `Otro paquete de tu pedido ${number} está en camino`,
    leftAnother: (number: string, date: string, carrier: string | null) =>
      `Otro paquete de tu pedido ${number} salió el ${date}${carrier ? ` con ${carrier}` : ''}.`,
    several: 'Tu pedido va en varios paquetes: te escribiremos cuando salga cada uno.',
    tracking: (code: string) => `Número de seguimiento: ${code}`,
    follow: 'Puedes seguirlo aquí:',
    order: 'Tu pedido:',
  },
  ended: {
    hello: (name: string) => `Hola, ${name}:`,
    subject: {
      cancelled: (number: string) => `Tu pedido ${number} está cancelado`,
      expired: (number: string) => `Tu pedido ${number} ha caducado`,
      refused: (number: string) => `El paquete de tu pedido ${number} ha vuelto`,
    },
    ended: {
      cancelled: (number: string, date: string) =>
        `Tu pedido ${number} se canceló el ${date}. No te enviaremos nada y no tienes que pagar nada por él.`,
      expired: (number: string, date: string) =>
        `El pago de tu pedido ${number} no llegó a tiempo y el pedido se anuló el ${date} por falta de pago. Las prendas ya no están reservadas y no tienes que pagar nada por él.`,
      refused: (number: string, date: string) =>
        `El paquete de tu pedido ${number} ha vuelto a nuestro almacén porque no se pudo entregar o no se aceptó. El pedido se canceló el ${date} y no tienes que pagar nada por él.`,
    },
    returned: (amount: string) => `Hemos abonado ${amount} en tu cuenta de la tienda.`,
    toCards: (amount: string) => `Lo que pagaste con tarjeta regalo (${amount}) vuelve a estar disponible.`,
    refunding: (amount: string) =>
      `Te devolvemos ${amount} por el mismo medio con el que pagaste, como máximo en 14 días.`,
    held: 'Este era tu pedido:',
    again: 'Si quieres pedirlo otra vez, puedes repetirlo desde tu pedido rápido, con los precios actuales:',
    againAsGuest: 'Si quieres pedirlo otra vez, encuentras la tienda aquí:',
  },
  exchange: {
    subject: {
      asked: (number: string) => `Tu cambio ${number}: lo hemos recibido`,
      sent: (number: string) => `Tu cambio ${number}: el paquete está en camino`,
      refused: (number: string) => `Tu cambio ${number}: no podemos hacerlo`,
      ended: (number: string) => `Tu cambio ${number}: ha pasado el plazo`,
    },
    hello: (name: string) => `Hola, ${name}:`,
    said: {
      asked: ({ number, order, at }: OfExchange) =>
        `El ${at} nos pediste este cambio de tu pedido ${order}. Su número es ${number}.`,
      sent: ({ number, order }: OfExchange) =>
        `Te hemos enviado lo que pediste en el cambio ${number} de tu pedido ${order}.`,
      refused: ({ number, order }: OfExchange) => `No podemos hacer el cambio ${number} de tu pedido ${order}.`,
      ended: ({ number, order }: OfExchange) =>
        `Tus prendas del cambio ${number}, del pedido ${order}, no nos han llegado a tiempo y ya no te guardamos las nuevas. Si ya las has enviado, respóndenos a este correo.`,
    },
    size: 'talla de la etiqueta',
    for: 'por',
    /** What the buyer has to do next, and what it costs. */
    send: (until: string) =>
      `Te guardamos las prendas nuevas hasta el ${until}: las que cambias tienen que habernos llegado para entonces. Envíalas sin usar y con el número del cambio dentro del paquete a la dirección que está al final de este correo.`,
    cost: 'El envío de vuelta lo pagas tú, salvo que algo haya llegado con un defecto. El de las prendas nuevas lo pagamos nosotros.',
    reason: 'El motivo:',
    free: 'Tu compra sigue como estaba y no tienes que pagarnos nada más.',
    law: 'Cambiar la talla es algo que ofrecemos nosotros. Tu derecho de desistimiento sigue igual, con su propio plazo:',
    withdraw: 'Desistir del contrato aquí:',
    order: 'Tu pedido:',
  },
  store: {
    subject: (number: string) => `Nuevo pedido en tu tienda: ${number}`,
    hello: (name: string) => `Hola, ${name}:`,
    came: (number: string, units: number, amount: string) =>
      `Alguien ha hecho el pedido ${number} en tu tienda: ${units === 1 ? '1 prenda' : `${units} prendas`}, ${amount} en total. Cuando esté pagado, lo verás en «Mi tienda».`,
    care: 'Del pago y del envío nos ocupamos nosotros. Por su privacidad no te decimos quién ha comprado.',
    see: 'Tu tienda:',
  },
};
