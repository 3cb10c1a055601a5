export const referralMails = {
  mail: {
    subject: 'Una invitación',
    hello: 'Hola:',
    once: 'Si no te interesa, no tienes que hacer nada: este es el único correo que te mandamos por esta invitación.',
  },
  invitation: (name: string) =>
    `${name} te invita a vender por catálogo con nosotros. Aquí puedes verlo e inscribirte:`,
  prize: {
    hello: (name: string) => `Hola, ${name}:`,
    earned: {
      subject: 'Has ganado un premio por tus referidas',
      said: (prize: string) => `Has ganado este premio por quienes se han inscrito contigo: ${prize}.`,
      more: 'Te lo enviamos cuando sus primeros pedidos se hayan entregado y ya no se puedan devolver. Si antes se cancela o se devuelve alguno, deja de contar.',
    },
    takenBack: {
      subject: 'Un premio por tus referidas que ya no cuenta',
      said: (prize: string) => `Un primer pedido que contaba para el premio «${prize}» se ha cancelado o devuelto.`,
      more: 'Por eso vuelve a estar pendiente. Lo ganarás en cuanto cuenten las referidas que faltan.',
    },
    see: 'Tus referidas y tus premios:',
  },
};
