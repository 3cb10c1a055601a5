export const clientMails = {
  freshAccount: {
    subject: 'Crea tu cuenta',
    text: (link: string) => `Hola:

Con este enlace eliges tu contraseña y tu cuenta queda creada. Sirve una sola vez, durante un día:

${link}

En ella encontrarás los pedidos que hayas hecho con esta dirección. Si no lo has pedido tú, no tienes que hacer nada: sin el enlace no se crea ninguna cuenta.`,
  },
  knownAccount: {
    subject: 'Ya tienes una cuenta',
    text: (link: string, username: string) => `Hola:

Alguien ha pedido una cuenta con esta dirección, y ya tienes una. Entra con tu usuario, ${username}:

${link}

Desde esa página también puedes elegir una contraseña nueva. Si no lo has pedido tú, no tienes que hacer nada.`,
  },
  closed: {
    subject: 'Tu cuenta está cerrada',
    text: (name: string) => `Hola${name && `, ${name}`}:

Hemos cerrado tu cuenta, como has pedido. Ya nadie puede entrar con ella.

Hemos borrado tus datos. Queda solo lo que la ley nos obliga a guardar de los pedidos ya hechos.

Si no has sido tú, escríbenos ahora mismo.`,
  },
  clientLeft: {
    subject: 'Una clienta ha cerrado su cuenta',
    text: (name: string) => `Hola:

${name} ha cerrado su cuenta y ya no está en tu libreta. Lo que te había pedido se ha borrado; en tus pedidos queda su nombre.`,
  },
  clientWentOn: {
    subject: 'Una clienta ya no está en tu libreta',
    text: (name: string) => `Hola:

${name} ha decidido comprar por su cuenta y ya no está en tu libreta. Lo que te había pedido se ha borrado; en tus pedidos queda su nombre.`,
  },
  // The executive's name explains why the mail came; it holds nothing that was typed, and names no garment.
  firstAccess: {
    /** Sent from the executive’s own telephone. */
    note: (name: string, link: string) =>
      `Hola, ${name}. Este es tu acceso a la tienda: desde aquí me puedes pedir lo que te guste. El enlace es solo para ti y vale siete días: ${link}`,
    subject: (executive: string) => `${executive} te da acceso a la tienda`,
    text: (name: string, executive: string, link: string) => `Hola, ${name}:

${executive}, tu ejecutiva, te ha preparado un acceso para que veas el catálogo y le pidas lo que te guste. Elige tu contraseña aquí. El enlace es solo para ti, sirve una vez y vale siete días:

${link}

Si no lo esperabas, no tienes que hacer nada: sin tu contraseña no se crea ninguna cuenta.`,
  },
  /** Default texts. Subjects show on lock screens, so they name no garment. */
  messages: {
    message: { subject: 'Un mensaje para ti', text: '' },
    reminder: { subject: 'Para que no se te pase', text: '' },
    invitation: { subject: 'Una invitación para ti', text: 'Te invito a mirar mi tienda con calma:' },
    catalogue: {
      subject: 'Ya está aquí el catálogo',
      text: 'Ya está aquí el catálogo de esta campaña. Míralo con calma y dime qué te gusta:',
    },
  },
  /** Closes every mail: the sender, and how to unsubscribe. */
  closing: (sender: string, link: string) => `Te escribe ${sender}, tu ejecutiva, porque le dijiste que te parecía bien.

Si no quieres más correos suyos, dilo aquí:
${link}`,
};
