export const withdrawalMail = {
  mail: {
    subject: (receipt: string) => `Acuse de recibo de tu desistimiento ${receipt}`,
    hello: 'Hola:',
    received: (moment: string) =>
      `Hemos recibido tu declaración de desistimiento el ${moment}. Esto es lo que has declarado:`,
    rows: {
      receipt: 'Acuse de recibo',
      order: 'Pedido',
      name: 'Nombre',
      email: 'Correo',
      lines: 'Artículos',
      words: 'Tus palabras',
    },
    whole: 'el pedido completo',
    size: 'talla de la etiqueta',
    for: (client: string) => `para ${client}`,
    next: 'Lo revisa una persona de nuestro equipo y te escribe a esta dirección. Si ya tienes los artículos, envíalos de vuelta en 14 días como máximo. Guarda este correo: es tu justificante.',
    stranger: 'Si no lo has declarado tú, respóndenos a este correo.',
    law: 'Tu derecho de desistimiento:',
  },
};
