import type { AnswerOf, BodyOf, MethodOf, ParamsOf, PathOf, QueryOf, Verb } from '@/contract/calls/table';
import { get, post } from './browser';
import type { VerbWithMethod } from './call-input';

// Type tests: nothing here runs. The file must compile, and each line marked as an error must be one.

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Holds<Claim extends true> = Claim;

export type Claims = [
  Holds<Same<PathOf<'signIn'>, '/api/login'>>,
  Holds<Same<PathOf<'readGrid'>, '/api/socia/consultarColoresTallas/{a}/{b}'>>,
  Holds<Same<MethodOf<'settleOrder'>, 'GET'>>,
  Holds<Same<Exclude<Verb, VerbWithMethod<'GET'> | VerbWithMethod<'POST'>>, 'locateAddress' | 'submitToProvider'>>,
  Holds<Same<BodyOf<'signIn'>, { permanecer?: 'S'; usuario: string; clave: string }>>,
  Holds<Same<BodyOf<'readOrderInHand'>, undefined>>,
  Holds<Same<QueryOf<'signIn'>, undefined>>,
  Holds<Same<ParamsOf<'readBookedClient'>, { x: string }>>,
  Holds<
    Same<
      NonNullable<BodyOf<'listProducts'>['orden']>,
      'recomendado' | 'nuevo' | 'precio-asc' | 'precio-desc' | 'nombre'
    >
  >,
  Holds<Same<AnswerOf<'addLines'>['resultados'][number]['agregada'], number>>,
  Holds<Same<AnswerOf<'confirmOrder'>['resultado'], 'CONFIRMADA' | 'CAMBIOS'>>,
];

const body = { usuario: 'marta.ruiz', clave: 'una-frase-larga' };

export async function asAPageCalls(): Promise<(string | null)[]> {
  const signedIn = await post<'signIn'>('/api/login', { body });
  const order = await get<'readOrderInHand'>('/api/socia/consultarOrdenSesion');
  const grid = await get<'readGrid'>('/api/socia/consultarColoresTallas/{a}/{b}', {
    params: { a: '482157', b: '2026-12' },
    signal: AbortSignal.timeout(1),
  });
  const settled = await get<'settleOrder'>('/api/socia/asentarOrden', { query: { orden: 'V26-1' } });
  // @ts-expect-error: another call's path
  await post<'signIn'>('/api/clientes/login', { body });
  // @ts-expect-error: a field that the call does not have
  await post<'signIn'>('/api/login', { body: { usuario: 'marta.ruiz', clave: 'una-frase-larga', recordar: true } });
  // @ts-expect-error: without the body
  await post<'signIn'>('/api/login');
  // @ts-expect-error: a query that the call does not have
  await post<'signIn'>('/api/login', { body, query: { orden: 'V26-1' } });
  // @ts-expect-error: without the parameters
  await get<'readGrid'>('/api/socia/consultarColoresTallas/{a}/{b}');
  // @ts-expect-error: asentarOrden is a GET
  await post<'settleOrder'>('/api/socia/asentarOrden', { query: { orden: 'V26-1' } });
  // @ts-expect-error: the call of another host
  await get<'locateAddress'>('/{ip}/json', { params: { ip: '192.0.2.1' } });
  // @ts-expect-error: the proxy removes the token
  signedIn.ok && signedIn.data.token;
  return [
    signedIn.ok ? signedIn.data.nombre : null,
    order.ok ? order.data.estado : null,
    grid.ok ? grid.data.referencia : null,
    settled.ok ? String(settled.data.asentada) : null,
  ];
}
