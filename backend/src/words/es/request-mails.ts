export const requestMails = {
  /** Names are those of the other side of the request. */
  mail: {
    hello: (name: string) => `Hola, ${name}:`,
    line: (quantity: number, name: string, color: string, size: string) =>
      `${quantity} × ${name}, ${color}, talla de la etiqueta ${size}`,
    states: {
      fresh: 'por responder',
      accepted: 'aceptado',
      changed: 'aceptado con cambios',
      waiting: 'te propone otra opción',
      declined: 'no puede ser',
      expired: 'sin respuesta',
      withdrawn: 'retirado',
    },
    instead: (name: string, color: string, size: string) =>
      `en su lugar: ${name}, ${color}, talla de la etiqueta ${size}`,
    until: (moment: string) => `Puedes responder hasta el ${moment} (hora de Madrid).`,
    says: {
      sent: {
        subject: (other: string) => `${other} te ha enviado una petición`,
        body: (other: string) => `${other} te pide estos artículos:`,
        see: 'Aquí puedes responder:',
      },
      received: {
        subject: (other: string) => `Tu bolsa ha llegado a ${other}`,
        body: (other: string) => `${other} ha recibido tu bolsa:`,
        see: 'Aquí ves qué responde, y puedes retirarla:',
      },
      answered: {
        subject: (other: string) => `${other} ha respondido a tu petición`,
        body: (other: string) => `${other} ha respondido a lo que le pediste:`,
        see: 'Tu petición:',
      },
      replied: {
        subject: (other: string) => `${other} ha contestado a tu propuesta`,
        body: (other: string) => `${other} ha contestado. Así queda su petición:`,
        see: 'Aquí puedes responder:',
      },
      expired: {
        subject: () => 'Tu petición se ha quedado sin respuesta',
        body: (other: string) =>
          `El plazo de tu petición a ${other} ha terminado. Lo que estaba pendiente ya no sigue adelante; si aún lo quieres, puedes pedirlo otra vez.`,
        see: 'Tu petición:',
      },
      withdrawn: {
        subject: (other: string) => `${other} ha retirado su petición`,
        body: (other: string) => `${other} ha retirado lo que estaba por responder:`,
        see: 'Tus peticiones:',
      },
    },
    /** For the sender of a bag without an account, and for its recipient. */
    visitor: {
      hello: 'Hola:',
      toExecutive:
        'Te escribe alguien que no tiene cuenta en la tienda. Si aceptas algo, entra en tu libreta de clientas y las líneas van a tu pedido.',
      until: (other: string, moment: string) => `${other} puede responderte hasta el ${moment} (hora de Madrid).`,
      noOrder: 'No es un pedido y no has pagado nada. Los precios son los de hoy.',
      taken: (other: string) => `${other} se pondrá en contacto contigo para acordar la entrega y el pago.`,
      code: (code: string) =>
        `Código de tu bolsa: ${code}. Con él y este correo también puedes consultarla en la tienda.`,
      stranger: 'Si no la has enviado tú, puedes retirarla en ese mismo enlace.',
    },
  },
};
