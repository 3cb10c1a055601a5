export const restockMails = {
  // The subject shows on lock screens and to bystanders, so it names neither garment nor size.
  restock: {
    question: {
      subject: 'Confirma que quieres un aviso',
      text: (name: string, color: string, link: string) => `Hola:

Alguien ha dejado esta dirección para saber cuándo vuelve ${name}, en ${color}. Si has sido tú, confírmalo aquí; el enlace sirve tres días:

${link}

Si no has sido tú, no tienes que hacer nada: sin confirmarlo no te escribimos más y borramos la dirección.`,
    },
    back: {
      subject: 'Ya está aquí lo que esperabas',
      text: (name: string, color: string, link: string) => `Hola:

Nos pediste que te avisáramos: ${name}, en ${color}, vuelve a estar disponible en la talla que buscabas.

${link}

A veces vuelven pocas unidades y no podemos guardarte una.

Este es el único mensaje: ya hemos borrado tu dirección de la lista de espera. Si no lo pediste tú, no tienes que hacer nada.`,
    },
  },
};
