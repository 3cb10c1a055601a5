export const signUpMails = {
  // No mail contains typed text, not even a name: until it is confirmed, an address may be a stranger's. And each says
  // what to do if its reader did not ask for it.
  confirmation: {
    subject: 'Confirma tu correo para terminar la inscripción',
    text: (link: string) => `Hola:

Ya tenemos tu inscripción. Falta un paso: abre este enlace y elige tu contraseña. Sirve durante tres días:

${link}

Si no te has inscrito tú, no abras el enlace: sin él no se crea ninguna cuenta, y lo borramos todo pasados tres días.`,
  },
  known: {
    subject: 'Ya tienes una cuenta en nuestra tienda',
    text: (link: string, name: string) => `Hola, ${name}:

Alguien ha querido inscribirse con datos tuyos, y tú ya tienes una cuenta. Si has sido tú y no recuerdas la contraseña, elige una nueva aquí:

${link}

Si no has sido tú, no tienes que hacer nada: no ha cambiado nada en tu cuenta.`,
  },
};
