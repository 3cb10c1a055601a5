export const giftCards = {
  paper: {
    file: (number: string) => `tarjeta-regalo-${number}`,
    title: (brand: string) => `Tarjeta regalo de ${brand}`,
    recipient: 'Para',
    sender: 'De parte de',
    number: 'Tarjeta',
    expires: 'Válida hasta',
    balance: 'Saldo',
    how: (address: string) =>
      `Escribe el código en el paso de pago de cualquiera de nuestras tiendas, también para pagar solo una parte. Quien tiene el código puede usarlo: guárdalo como si fuera dinero. Consulta el saldo en ${address}.`,
  },
  mail: {
    hello: (name: string) => `Hola, ${name}:`,
    helloAll: 'Hola:',
    gift: {
      subject: (sender: string, brand: string) => `${sender} te regala una tarjeta de ${brand}`,
      body: (sender: string, amount: string) => `${sender} te regala una tarjeta con ${amount}.`,
    },
    paper: {
      subject: (number: string) => `Tu tarjeta regalo ${number}, lista para imprimir`,
      body: (amount: string) => `Gracias por tu compra. Esta es tu tarjeta regalo de ${amount}.`,
    },
    credit: {
      subject: (number: string) => `Tu saldo por el pedido ${number}`,
      body: (amount: string, number: string) =>
        `Como acordamos, te devolvemos ${amount} de tu pedido ${number} como saldo en una tarjeta regalo.`,
    },
    says: 'Su mensaje:',
    code: (code: string) => `Código: ${code}`,
    balance: (amount: string) => `Saldo: ${amount}`,
    expires: (day: string) => `Válida hasta el ${day}`,
    how: 'Escribe el código en el paso de pago, también para pagar solo una parte: lo que sobra se queda en la tarjeta. Quien tiene el código puede usarlo, así que guárdalo como si fuera dinero.',
    store: 'Elige aquí:',
    check: 'Aquí ves el saldo e imprimes la tarjeta:',
    purchase: 'Aquí ves tu compra e imprimes la tarjeta:',
  },
};
