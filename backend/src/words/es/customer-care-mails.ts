export const customerCareMails = {
  contact: {
    subject: (code: string) => `Hemos recibido tu mensaje ${code}`,
    text: ({ topic, code, until }: { topic: string; code: string; until: string }) => `Hola:

Tu mensaje ha llegado (tema: ${topic}). Lo lee una persona y te contesta a esta dirección, como muy tarde el ${until}.

Tu número de seguimiento: ${code}

Si nos escribes otra vez o llamas, dinos ese número y no tendrás que contarlo todo de nuevo.

Si no nos has escrito tú, no tienes que hacer nada.`,
    topics: {
      order: 'un pedido',
      return: 'una devolución',
      payment: 'un pago',
      size: 'tallas y ajuste',
      account: 'tu cuenta',
      complaint: 'una reclamación',
      accessibility: 'accesibilidad',
      other: 'otro tema',
    },
  },
  newsletter: {
    question: {
      subject: 'Confirma que quieres nuestras novedades',
      text: (link: string, days: number) => `Hola:

Alguien ha dejado esta dirección para recibir nuestras novedades. Si has sido tú, confírmalo aquí; el enlace sirve ${days} días:

${link}

Si no has sido tú, no tienes que hacer nada: sin confirmarlo no te escribimos y borramos la dirección.`,
    },
    already: {
      subject: 'Ya recibes nuestras novedades',
      text: (link: string) => `Hola:

Alguien ha vuelto a dejar esta dirección para recibir nuestras novedades. Ya las recibes: no tienes que hacer nada.

Si prefieres no recibirlas, date de baja aquí:

${link}`,
    },
    welcome: {
      subject: 'Gracias: recibirás nuestras novedades',
      text: (link: string) => `Hola:

Ya estás en la lista. Te escribiremos una vez por campaña.

Puedes darte de baja cuando quieras, aquí o al pie de cada correo:

${link}`,
    },
    leave: {
      subject: 'Tu enlace para darte de baja',
      text: (link: string) => `Hola:

Alguien ha pedido dar de baja esta dirección de nuestras novedades. Si has sido tú, hazlo aquí con un clic:

${link}

Si no has sido tú, no cambia nada.`,
    },
  },
};
