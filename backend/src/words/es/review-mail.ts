export const reviewMail = {
  // The subject shows on lock screens and to bystanders, so it names no article.
  mail: {
    subject: (number: string) => `¿Qué te ha parecido tu pedido ${number}?`,
    hello: (name: string) => `Hola, ${name}:`,
    ask: (number: string, until: string) =>
      `Hace unos días que recibiste tu pedido ${number}. ¿Cómo te queda? Lo que cuentes ayuda a quien no sabe qué talla elegir. Cada enlace sirve para una opinión, hasta el ${until}:`,
    honest:
      'Publicamos lo bueno y lo malo, cuando lo ha leído alguien de nuestro equipo. Tu talla solo se ve si tú quieres. No damos nada a cambio.',
    once: 'Sobre este pedido no volveremos a preguntarte. Si no quieres que te preguntemos nunca más, dilo aquí:',
  },
};
