export const paymentMails = {
  news: {
    hello: (name: string) => `Hola, ${name}:`,
    order: (number: string) => `tu pedido ${number}`,
    account: 'tu cuenta',
    giftCard: (number: string) => `tu tarjeta regalo ${number}`,
    see: 'Aquí ves tu pago:',
    seeRefund: 'Aquí ves tu pago y descargas el comprobante de la devolución:',
    says: {
      paid: {
        subject: (what: string) => `Hemos recibido el pago de ${what}`,
        body: (amount: string, what: string) => `Gracias. Hemos recibido ${amount} para ${what}.`,
      },
      paidLate: {
        subject: (what: string) => `El pago de ${what} llegó tarde`,
        body: (amount: string, what: string) =>
          `Hemos recibido ${amount} para ${what}, pero el pedido ya estaba anulado y no podemos enviarlo. Te devolvemos todo el importe por el mismo medio con el que pagaste. No tienes que hacer nada.`,
      },
      paidTwice: {
        subject: (what: string) => `Te devolvemos un segundo pago de ${what}`,
        body: (amount: string, what: string) =>
          `Hemos recibido otro pago de ${amount} para ${what}, que no lo necesitaba. Te devolvemos este importe por el mismo medio con el que pagaste. No tienes que hacer nada.`,
      },
      refunded: {
        subject: (what: string) => `Te hemos devuelto dinero de ${what}`,
        body: (amount: string, what: string) =>
          `Hemos devuelto ${amount} de ${what} al medio con el que pagaste. Tu banco puede tardar unos días en mostrarlo.`,
      },
      denied: {
        subject: (what: string) => `El pago de ${what} no se ha podido hacer`,
        body: (amount: string, what: string) =>
          `Al final no se ha aprobado el pago de ${amount} para ${what}. No se ha cobrado nada. En este enlace ves el motivo, si lo sabemos, y qué puedes hacer ahora.`,
      },
    },
  },
  transfer: {
    hello: (name: string) => `Hola, ${name}:`,
    order: (number: string) => `tu pedido ${number}`,
    account: 'tu cuenta',
    giftCard: (number: string) => `tu tarjeta regalo ${number}`,
    rows: {
      holder: 'Titular',
      iban: 'IBAN',
      bic: 'BIC',
      amount: 'Importe',
      reference: 'Concepto',
      until: 'Fecha límite',
    },
    exactly:
      'Escribe el titular tal como aparece aquí, porque tu banco comprueba que coincide con la cuenta, y pon solo este concepto: por él sabemos que el pago es tuyo.',
    arrives:
      'Una transferencia suele tardar un día laborable. Te escribiremos en cuanto llegue. Nunca te pediremos que pagues en otra cuenta.',
    see: 'Aquí ves tu pago:',
    says: {
      instructions: {
        subject: (what: string) => `Los datos para pagar ${what} por transferencia`,
        body: (what: string, _amount: string, date: string) =>
          `Para pagar ${what}, haz una transferencia con estos datos a más tardar el ${date}:`,
      },
      reminder: {
        subject: (what: string) => `Aún no ha llegado tu transferencia para ${what}`,
        body: (what: string, _amount: string, date: string) =>
          `Todavía no hemos recibido todo el pago de ${what}. Si ya lo has enviado, no tienes que hacer nada. Si no, puedes enviarlo hasta el ${date} con estos datos:`,
      },
      partly: {
        subject: (what: string) => `Falta una parte del pago de ${what}`,
        body: (what: string, amount: string, date: string) =>
          `Hemos recibido ${amount} para ${what}, pero no es todo el importe. Envía lo que falta a más tardar el ${date}, con estos datos:`,
      },
      tooMuch: {
        subject: (what: string) => `Te devolvemos lo que has pagado de más por ${what}`,
        body: (what: string, amount: string) =>
          `Has transferido ${amount} de más para ${what}. Te lo devolvemos a la cuenta desde la que lo enviaste. No tienes que hacer nada.`,
      },
      tooLittle: {
        subject: (what: string) => `Te devolvemos tu transferencia para ${what}`,
        body: (what: string, amount: string) =>
          `Hemos recibido ${amount} por transferencia para ${what}, que ya no espera este pago. Te lo devolvemos a la cuenta desde la que lo enviaste. No tienes que hacer nada.`,
      },
    },
  },
  /** Shown on the bank's page and in its records, so it names nothing that was bought. */
  atTheBank: 'Pedido',
};
