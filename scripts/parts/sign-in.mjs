/** Signs a demo account in at a running shop, as its form does, and resolves with the cookies by name. */
export async function signIn(shop, { role, user, password }) {
  const cookies = new Map();
  const keep = (answer) => {
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0].split(/=(.*)/s);
      cookies.set(name, value);
    }
  };
  keep(await fetch(`${shop}/api/session`));
  const address = role === 'ROLE_C' ? '/api/clientes/login' : '/api/login';
  const answer = await fetch(`${shop}/EuropaBackend/rest${address}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: toHeader(cookies),
      'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
      origin: shop,
    },
    body: JSON.stringify({ usuario: user, clave: password }),
  });
  if (!answer.ok) throw new Error(`The sign-in was answered ${answer.status}: ${await answer.text()}`);
  keep(answer);
  return cookies;
}

export const toHeader = (cookies) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
