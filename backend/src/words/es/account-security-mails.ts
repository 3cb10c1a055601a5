export const accountSecurityMails = {
  hello: (name: string) => `Hola${name && `, ${name}`}:`,
  // No mail contains text that another person typed, and each says what to do if its reader did not ask for it.
  password: {
    recovery: {
      subject: 'Elige una contraseña nueva',
      text: (hi: string, link: string) => `${hi}

Con este enlace puedes elegir una contraseña nueva. Sirve una sola vez, durante una hora:

${link}

Si no lo has pedido tú, no tienes que hacer nada: tu contraseña actual sigue valiendo.`,
    },
    changed: {
      subject: 'Tu contraseña ha cambiado',
      text: (hi: string, link: string) => `${hi}

La contraseña de tu cuenta ha cambiado hace un momento y hemos cerrado todas las sesiones abiertas.

Si no has sido tú, elige una contraseña nueva ahora mismo y escríbenos:

${link}`,
    },
  },
  // No name, because the address may be a stranger's.
  mailChange: {
    code: {
      subject: 'Tu código para cambiar de correo',
      text: (code: string) => `Hola:

Este es el código para entrar en tu cuenta con esta dirección de correo:

${code}

Escríbelo en la página «Mis datos». Sirve durante una hora.

Si no lo has pedido tú, no tienes que hacer nada.`,
    },
    taken: {
      subject: 'Esta dirección ya tiene una cuenta',
      text: () => `Hola:

Alguien ha querido usar esta dirección de correo para otra cuenta. Ya tienes una con ella, así que no ha cambiado nada.

Si has sido tú, entra con esta dirección o usa otra para la otra cuenta. Si no, no tienes que hacer nada.`,
    },
    changed: {
      subject: 'Tu cuenta tiene otra dirección de correo',
      text: (name: string) => `Hola${name && `, ${name}`}:

Desde ahora entras en tu cuenta con otra dirección de correo, y te escribimos a ella. Esta ya no sirve para entrar.

Si no has sido tú, llámanos o escríbenos ahora mismo.`,
    },
  },
};
